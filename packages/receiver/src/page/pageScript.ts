/** Renews the figures each 30 s without moving anything, and says since when they stand still. */
export const PAGE_SCRIPT = `
const EVERY_MS = 30_000;
let renewedAt = new Date();

async function renew() {
  const status = document.getElementById('refreshed');
  const main = document.getElementById('reports');
  // Whoever reads a row or chooses a school is not disturbed.
  if (document.hidden || main.querySelector('details[open]') || document.activeElement?.closest('form')) return;
  try {
    const response = await fetch(location.href);
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const top = scrollY;
    main.replaceChildren(...page.getElementById('reports').childNodes);
    status.replaceChildren(...page.getElementById('refreshed').childNodes);
    scrollTo(0, top);
    renewedAt = new Date();
  } catch {
    status.textContent = '没有取到新数据，停在 ' + renewedAt.toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai' });
  }
}
setInterval(renew, EVERY_MS);
`;
