/**
 * Says that the code of the pages did not load, without that code; the page opens again when the network is back. The build
 * writes its styles into the page, beside those of the first paint.
 */
export function showNotLoaded(root: HTMLElement): void {
  const notice = document.createElement('div');
  notice.id = 'not-loaded';
  notice.role = 'alert';
  const sentence = document.createElement('p');
  sentence.textContent = '页面没有打开，请检查网络';
  const button = document.createElement('button');
  button.textContent = '重新加载';
  button.addEventListener('click', () => window.location.reload());
  window.addEventListener('online', () => window.location.reload());
  notice.append(sentence, button);
  root.append(notice);
}
