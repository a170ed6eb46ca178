// Makes the back office installable (docs/adr/0347). It keeps nothing: no page, no file, no answer of a
// call; figures of a shop are of now or not there. All it does is to say so where nobody answers.
const sentence = `<!doctype html><html lang="id"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Kencana</title>
<body style="font: 18px system-ui; display: grid; place-content: center; min-height: 90vh; margin: 0 24px;
text-align: center; color-scheme: light dark"><h1>Tidak Ada Koneksi</h1>
<p>Server toko tidak menjawab. Periksa jaringan, lalu muat ulang.</p>
<p lang="en">The shop's server does not answer. Check the network, then load again.</p></body></html>`

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const said = () =>
  new Response(sentence, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || new URL(url).pathname.startsWith('/anggota')) return
  event.respondWith(fetch(event.request).catch(said))
})

// Who is called from afar (docs/adr/0350) is told by the same worker: a page has one.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification(told.judul || 'Kencana', {
      body: told.kalimat || '',
      icon: '/icon.svg',
      tag: told.tanda || 'kencana',
      renotify: true,
      data: { path: told.path || '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = (event.notification.data && event.notification.data.path) || '/'
  event.waitUntil(
    // A window that shows something else may hold a sale half typed: it is left alone.
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const { pathname } = new URL(path, self.location.origin)
      const one = open.find(({ url }) => new URL(url).pathname === pathname)
      return one === undefined ? self.clients.openWindow(path) : one.focus()
    }),
  )
})
