import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { caraDari, hitungBayar } from '#modules/pembayaran/bayar.rules'
import { saluranLayar, type Tayangan } from '#modules/layar/tayang'
import { call } from '#web/call'
import { backAgain, say, useLive } from '#web/live'
import { useScaleHeard } from '#web/scale'
import { namaCara, useQris } from '../pembayaran/CaraBayar.tsx'
import { alamatNotaKonter } from './konter.calls.ts'
import { adaBarang } from './nota-konter.ts'
import { tayangNota } from './tayang-konter.ts'
import type { Tersimpan } from './tersimpan.ts'
import type { Konter } from './use-konter.tsx'

/** A screen that hears nothing for longer shows nothing. */
const denyutMs = 20_000
/** Whoever bought has gone, and the next customer is not to read what he paid. */
const selesaiMs = 60_000
/** A scale says so many times a second what lies on it; the eye needs fewer. */
const timbangMs = 100
const timbangSamaMs = 2_000

/** The addresses behind the QR of the notas of a visit that was just saved. */
function useAlamatNota(hasil: Tersimpan | undefined) {
  const nomor = hasil && 'notajual' in hasil ? [...hasil.notajual, ...hasil.notabeli] : []
  return useQuery({
    queryKey: ['alamat-nota', ...nomor],
    enabled: nomor.length > 0,
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(alamatNotaKonter, { body: { nomor } }, { signal })).data,
  }).data
}

/** What was just saved, for a minute. */
function useSebentar(hasil: Tersimpan | undefined): Tersimpan | undefined {
  const [lewat, setLewat] = useState<Tersimpan>()
  useEffect(() => {
    if (hasil === undefined) return undefined
    const timer = window.setTimeout(() => setLewat(hasil), selesaiMs)
    return () => window.clearTimeout(timer)
  }, [hasil])
  return hasil === lewat ? undefined : hasil
}

/** What the customer may see now: his nota, then what it came to, else nothing. */
function useIsi({ cek, hasil, hitung, meja, panel }: Konter): Tayangan {
  const qris = useQris()
  const selesai = useSebentar(panel === 'HASIL' && !adaBarang(meja.nota) ? hasil : undefined)
  const nota = useAlamatNota(selesai)
  const { beli, jual, manual, total } = hitung
  return useMemo(() => {
    if (cek !== undefined) return { jenis: 'KOSONG' }
    if (adaBarang(meja.nota))
      return tayangNota(
        meja.nota,
        { beli, jual, manual, total },
        hitungBayar(meja.nota.bayar, total),
        ({ jenis, no_rekening }) => namaCara(caraDari({ jenis, no_rekening }, qris)),
      )
    if (selesai === undefined) return { jenis: 'KOSONG' }
    return {
      jenis: 'SELESAI',
      menunggu: selesai.status === 'OPEN',
      total: 'jumlah' in selesai ? selesai.jumlah : selesai.total,
      kembali: selesai.kembali,
      nota: nota ?? [],
    }
  }, [cek, meja.nota, beli, jual, manual, total, qris, selesai, nota])
}

const terbuka = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(saluranLayar)

/** To the windows of this computer at once, to a tablet over the live line. */
function kirim(saluran: BroadcastChannel | undefined, isi: Tayangan): void {
  // A channel has no target: it reaches this origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  saluran?.postMessage(isi)
  say('tayang', isi)
}

/** Shows the customer's side of this counter wherever a screen follows it (docs/adr/0354). */
export function useTayang(konter: Konter): void {
  const isi = useIsi(konter)
  const text = JSON.stringify(isi)
  const saluran = useRef<BroadcastChannel>(undefined)
  const kosong = useRef(true)
  const lagi = (): void => {
    if (isi.jenis !== 'KOSONG') kirim(saluran.current, isi)
  }
  const ulang = useEffectEvent(lagi)
  useEffect(() => {
    const mine = (saluran.current = terbuka())
    const timer = window.setInterval(ulang, denyutMs)
    const tutup = (): void => {
      if (!kosong.current) kirim(mine, { jenis: 'KOSONG' })
      kosong.current = true
    }
    // A window that has just come knows nothing yet.
    mine?.addEventListener('message', ({ data }) => data === 'hadir' && ulang())
    addEventListener('pagehide', tutup)
    return () => {
      window.clearInterval(timer)
      removeEventListener('pagehide', tutup)
      tutup()
      mine?.close()
    }
  }, [])
  const ubah = useEffectEvent((): void => {
    // Another tab of this computer may be the one that serves: an empty counter says so once.
    if (isi.jenis === 'KOSONG' && kosong.current) return
    kosong.current = isi.jenis === 'KOSONG'
    kirim(saluran.current, isi)
  })
  useEffect(() => ubah(), [text])
  useLive('layar-hadir', lagi)
  useLive(backAgain, lagi)
  const terakhir = useRef({ at: 0, kata: '' })
  useScaleHeard(({ berat, stabil }) => {
    const now = performance.now()
    const sejak = now - terakhir.current.at
    const kata = `${berat} ${stabil}`
    if (sejak < timbangSamaMs && kata === terakhir.current.kata) return
    if (sejak < timbangMs && !stabil) return
    terakhir.current = { at: now, kata }
    kirim(saluran.current, { jenis: 'TIMBANG', berat, stabil })
  })
}
