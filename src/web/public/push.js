// What a service worker does when somebody is called from afar (docs/adr/0350). It stands alone: it is
// a worker of its own, or another one reads it with importScripts('/push.js').
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
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const [one] = open
      if (one === undefined) return self.clients.openWindow(path)
      return one.focus().then((shown) => (shown.navigate ? shown.navigate(path) : undefined))
    }),
  )
})
