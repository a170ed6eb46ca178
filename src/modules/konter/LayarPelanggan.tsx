import {
  StrictMode,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type CSSProperties,
} from 'react'
import { createRoot } from 'react-dom/client'
import {
  bacaTayangan,
  saluranLayar,
  type NotaTayang,
  type SelesaiTayang,
  type Tayangan,
} from '#modules/layar/tayang'
import { call } from '#web/call'
import { addStylesheet } from '#web/stylesheet'
import { speak, spokenLanguage, useWords } from '#web/words'
import { papanHarga } from '../harga/papan.calls.ts'
import { AlatLayar, PilihBahasa } from '../layar/AlatLayar.tsx'
import { kunciDiAlamat, useGaris, useTanyaLagi } from '../layar/tamu.tsx'
import { TandaTangan } from '../tanda-tangan/TandaTangan.tsx'
import { bacaDiminta, type Diminta } from '../tanda-tangan/diminta.ts'
import { tandaMenunggu } from '../tanda-tangan/tanda-tangan.calls.ts'
import { NotaPelanggan, SelesaiPelanggan, Sepi, TimbanganPelanggan } from './SisiPelanggan.tsx'
import layarCss from './layar-pelanggan.css?url'

type Isi = Exclude<Tayangan, { jenis: 'TIMBANG' }>
type Timbang = Extract<Tayangan, { jenis: 'TIMBANG' }>

/** Nothing was heard of the counter for so long: what it showed is not true any more. */
const bisuMs = 150_000 // a window in the background counts its seconds slowly
/** A weight is of now or of nothing. */
const beratMs = 4_000
/** A request that nobody took back may have ended all the same. */
const dimintaMs = 15_000
/** The next customer may speak another language. */
const bahasaMs = 30_000

/** A value that is forgotten after a while. */
function useSebentar<T>(ms: number) {
  const [value, setValue] = useState<T>()
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (value === undefined) return undefined
    const timer = window.setTimeout(() => setValue(undefined), ms)
    return () => window.clearTimeout(timer)
  }, [value, at, ms])
  const dengar = (next: T | undefined): void => {
    setValue(next)
    setAt(Date.now())
  }
  return [value, dengar] as const
}

/** What is asked to be signed; what was let go is not shown again. */
function useDiminta() {
  const [diminta, setDiminta] = useState<Diminta>()
  const [dilepas, setDilepas] = useState<string>()
  const kini = diminta?.id === dilepas ? undefined : diminta
  return { diminta: kini, setDiminta, lepas: () => setDilepas(diminta?.id) }
}

/** What the counter says, from a window of this computer or over the live line. */
function useTayangan(kunci: string) {
  const [isi, setIsi] = useSebentar<NotaTayang | SelesaiTayang>(bisuMs)
  const [berat, setBerat] = useSebentar<Timbang>(beratMs)
  const { diminta, lepas, setDiminta } = useDiminta()
  const dengar = (said: unknown): void => {
    const heard = bacaTayangan(said)
    if (heard?.jenis === 'TIMBANG') setBerat(heard)
    else if (heard) {
      // A visit that begins is somebody else's: what the one before did not sign is not his.
      if (heard.jenis === 'NOTA' && isi?.jenis !== 'NOTA') lepas()
      setIsi(kosongkan(heard))
    }
  }
  const { data, error, segarkan } = useTanyaLagi(
    async () => (await call(papanHarga, { body: { kunci } })).data,
    60_000,
  )
  const diSaluran = useEffectEvent(dengar)
  const tanyaTanda = useCallback((): void => {
    void call(tandaMenunggu, { body: { kunci } }).then(
      ({ data: waiting }) => setDiminta(bacaDiminta(waiting)),
      () => undefined,
    )
  }, [kunci, setDiminta])
  const adaDiminta = diminta !== undefined
  useEffect(() => {
    if (!adaDiminta) return undefined
    const timer = window.setInterval(tanyaTanda, dimintaMs)
    return () => window.clearInterval(timer)
  }, [adaDiminta, tanyaTanda])
  const garis = useGaris(
    kunci,
    (event, facts) => {
      if (event === 'tayang') dengar(facts)
      if (event === 'tanda-tangan') setDiminta(bacaDiminta(facts))
      if (event === 'berubah') segarkan()
    },
    () => {
      segarkan()
      tanyaTanda()
    },
  )
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const saluran = new BroadcastChannel(saluranLayar)
    saluran.addEventListener('message', ({ data: said }: MessageEvent<unknown>) => diSaluran(said))
    // A channel has no target: it reaches this origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    saluran.postMessage('hadir')
    return () => saluran.close()
  }, [])
  return { isi, berat, diminta, lupakan: () => setDiminta(undefined), garis, harga: data, error }
}

const kosongkan = (isi: Isi): NotaTayang | SelesaiTayang | undefined =>
  isi.jenis === 'KOSONG' ? undefined : isi

/** Whoever comes next is greeted in the shop's language again. */
function useBahasaKembali(sibuk: boolean): void {
  const [awal] = useState(spokenLanguage)
  useEffect(() => {
    if (sibuk) return undefined
    const timer = window.setTimeout(() => {
      if (spokenLanguage() !== awal) void speak(awal)
    }, bahasaMs)
    return () => window.clearTimeout(timer)
  }, [sibuk, awal])
}

/** The customer's side of one counter: what is scanned, weighed, paid and signed there. */
function LayarPelanggan({ kunci }: { readonly kunci: string }) {
  const t = useWords()
  const { berat, diminta, error, garis, harga, isi, lupakan } = useTayangan(kunci)
  useBahasaKembali(isi !== undefined || diminta !== undefined)
  useEffect(() => {
    document.title = `${t('Layar Pelanggan')} - ${harga?.toko.nama_toko ?? 'Kencana'}`
  }, [t, harga])
  if (garis.dicabut || error?.status === 403 || !kunci)
    return (
      <main className="pelanggan-kosong" role="alert">
        <h1>{t('Layar Pelanggan')}</h1>
        {t('Layar Ini Sudah Dicabut, Minta Alamat Baru')}
      </main>
    )
  const warna = harga?.toko.warna
  const gaya: CSSProperties & Record<`--${string}`, string> = warna ? { '--warna': warna } : {}
  return (
    <main className="pelanggan" style={gaya}>
      <header>
        <strong>{harga?.toko.nama_toko}</strong>
        {garis.putus === undefined ? null : (
          <span className="pelanggan-putus" role="status">
            {t('Sambungan terputus')}
          </span>
        )}
        <PilihBahasa />
      </header>
      {diminta ? (
        <TandaTangan key={diminta.id} diminta={diminta} kunci={kunci} onSelesai={lupakan} />
      ) : isi?.jenis === 'NOTA' ? (
        <NotaPelanggan nota={isi} />
      ) : isi?.jenis === 'SELESAI' ? (
        <SelesaiPelanggan hasil={isi} />
      ) : (
        <Sepi kunci={kunci} harga={harga} />
      )}
      {berat && !diminta ? <TimbanganPelanggan berat={berat.berat} stabil={berat.stabil} /> : null}
    </main>
  )
}

/** Draws the screen; it needs neither session nor shell. */
export function openPelanggan(element: Element): void {
  addStylesheet(layarCss)
  createRoot(element).render(
    <StrictMode>
      <LayarPelanggan kunci={kunciDiAlamat()} />
      <AlatLayar bahasa={false} />
    </StrictMode>,
  )
}
