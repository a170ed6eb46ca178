/**
 * A browser installs a page that has a manifest and a worker. Where the server's certificate is not
 * trusted there is none, and the page works as before.
 */
export function makeInstallable(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined),
    { once: true },
  )
}
