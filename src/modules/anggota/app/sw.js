// What was seen in the members' app stays to be seen without a connection (docs/adr/0347). Written by
// hand; the build puts the files of the page and a mark of them in the place of the two words below.
const files = __FILES__
const mark = '__MARK__'

const shell = `anggota-${mark}`
const guests = 'anggota-tamu'
const own = 'anggota-pribadi'
const pictures = 'anggota-gambar'
const page = '/anggota/'
const mostPictures = 150

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(shell)
      .then((cache) => cache.addAll([page, ...files]))
      .then(() => self.skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  const keep = new Set([shell, guests, own, pictures])
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('anggota-') && !keep.has(name))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

/** An old answer, marked as one. */
async function old(response) {
  const headers = new Headers(response.headers)
  headers.set('x-luring', '1')
  return new Response(await response.blob(), { status: response.status, headers })
}

/** The newest answer, else the last one that was seen: never another person's, because of Vary. */
async function newest(request, name) {
  const cache = await caches.open(name)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    else if (response.status === 401) await caches.delete(own)
    // A server that is being started again, or its proxy, has nothing to say.
    const seen = response.status >= 500 ? await cache.match(request) : undefined
    return seen ? await old(seen) : response
  } catch (error) {
    const seen = await cache.match(request)
    if (seen) return old(seen)
    throw error
  }
}

/** A picture never changes under its name; the oldest make room. */
async function picture(request) {
  const cache = await caches.open(pictures)
  const seen = await cache.match(request)
  if (seen) return seen
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    await cache.put(request, response.clone())
    const all = await cache.keys()
    await Promise.all(
      all.slice(0, Math.max(0, all.length - mostPictures)).map((one) => cache.delete(one)),
    )
  }
  return response
}

async function open(request) {
  try {
    const response = await fetch(request)
    if (response.status < 500) return response
    return (await caches.match(page)) ?? response
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

const part = async (request) => (await caches.match(request)) ?? fetch(request)

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(open(request))
  else if (pathname.startsWith('/anggota/assets/')) event.respondWith(part(request))
  else if (pathname.startsWith('/api/v1/tamu/gambar/')) event.respondWith(picture(request))
  else if (/^\/api\/v1\/(?:tamu|anggota\/manifes)/.test(pathname))
    event.respondWith(newest(request, guests)) // never a nota: whether it is good is asked anew
  else if (pathname === '/api/v1/anggota/saya') event.respondWith(newest(request, own))
})
