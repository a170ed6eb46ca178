import { defineEndpoint } from '#kernel/endpoint'
import { integer, list, saat, text, yes } from '#kernel/field'
import { signedIn } from '#kernel/right'

const path = text({ label: 'Alamat', required: true, max: 80 })

export const layarSaya = defineEndpoint({
  method: 'GET',
  path: 'users/layar',
  summary: 'The screens that I opened, how often and when last, and those that I starred',
  right: signedIn,
  answer: list({
    path,
    kali: integer({ label: 'Kali', required: true }),
    terakhir: saat({ label: 'Terakhir Dibuka' }),
    favorit: yes({ label: 'Favorit' }),
  }),
})

export const bukaLayar = defineEndpoint({
  method: 'POST',
  path: 'users/layar',
  summary: 'I work in this screen: once more',
  right: signedIn,
  body: { path },
})

export const favoritLayar = defineEndpoint({
  method: 'PUT',
  path: 'users/layar',
  summary: 'Star a screen, or take its star away',
  right: signedIn,
  body: { path, favorit: yes({ label: 'Favorit', required: true }) },
})
