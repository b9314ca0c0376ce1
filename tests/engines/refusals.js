// Makes the page's browser refuse what the query of this script's address names. Runs before the app.
const refused = new URL(document.currentScript.src).searchParams.get('refuse').split(',');
const refuse = (name) => () => {
  throw new DOMException('The operation is insecure.', name);
};

if (refused.includes('indexed-db') || refused.includes('all-storage'))
  IDBFactory.prototype.open = refuse('SecurityError');
if (refused.includes('all-storage')) Storage.prototype.setItem = refuse('QuotaExceededError');
if (refused.includes('locks')) Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
if (refused.includes('channels')) delete window.BroadcastChannel;
if (refused.includes('keepalive')) {
  const send = window.fetch;
  window.fetch = (input, init) =>
    init?.keepalive || (input instanceof Request && input.keepalive)
      ? Promise.reject(new TypeError('Reached maximum amount of queued data of 64Kb for keepalive requests'))
      : send(input, init);
}
