/** @jsxImportSource preact */
import { render } from 'preact'
import { Aplikasi } from './modules/anggota/app/Aplikasi.tsx'
import { bahasaAwal, bicara } from './modules/anggota/app/kata.tsx'
import { tokoKini } from './modules/anggota/app/jalan.tsx'
import { alamatKatalog, dahulukan } from './modules/anggota/app/muat.tsx'
import './modules/anggota/app/gaya.css'

// The app of members and guests begins here: a bundle of its own, without the house.

/** What was seen stays to be seen without a connection (sw.js). */
function ingatYangDilihat(): void {
  if (!('serviceWorker' in navigator)) return
  const daftar = () =>
    void navigator.serviceWorker.register('/anggota/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') daftar()
  else addEventListener('load', daftar, { once: true })
}

async function mulai(element: Element): Promise<void> {
  const toko = tokoKini()
  dahulukan(toko === '' ? 'tamu/toko' : alamatKatalog(toko))
  await bicara(bahasaAwal())
  render(<Aplikasi />, element)
  ingatYangDilihat()
}

const element = document.querySelector('#app')
if (element) void mulai(element)
