import { StrictMode, useEffect, type CSSProperties, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { languageTag } from '#kernel/language'
import { tanggalDi } from '#kernel/tanggal'
import { call } from '#web/call'
import { useLanguage, useWords } from '#web/words'
import { addStylesheet } from '#web/stylesheet'
import { AlatLayar } from '../layar/AlatLayar.tsx'
import { Logo, kunciDiAlamat, useGaris, useJam, useTanyaLagi, type Garis } from '../layar/tamu.tsx'
import { papanHarga } from './papan.calls.ts'
import { susunPapan } from './papan.rules.ts'
import { TabelPapan } from './TabelPapan.tsx'
import papanCss from './papan.css?url'

type Isi = NonNullable<NonNullable<(typeof papanHarga)['types']>['a']>

const setiapMs = 60_000

function Jam({ zona }: { readonly zona: string }) {
  const now = useJam()
  const tag = languageTag[useLanguage()]
  const hari = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: zona })
  const jam = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zona })
  return (
    <time className="papan-jam">
      <b>{jam.format(now)}</b>
      <span>{hari.format(now)}</span>
    </time>
  )
}

/** The line may break before a question fails, or after. */
const yangPertama = (...saat: readonly (number | undefined)[]): number | undefined => {
  const ada = saat.filter((one) => one !== undefined)
  return ada.length === 0 ? undefined : Math.min(...ada)
}

/** What customers must know of these prices before they count on them. */
function Kabar({ isi, putus }: { putus: number | undefined; isi: Isi }) {
  const t = useWords()
  const { baris, hari_ini, toko } = isi
  const jam = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: toko.zona })
  if (putus !== undefined)
    return (
      <p className="papan-kabar putus" role="alert">
        {t('Sambungan terputus sejak {{jam}}: harga bisa sudah berubah, tanyakan pada kami', {
          jam: jam.format(putus),
        })}
      </p>
    )
  if (toko.tgl_system !== hari_ini)
    return (
      <p className="papan-kabar lama" role="status">
        {t('Harga tanggal {{tgl}}, harga hari ini belum ditetapkan', { tgl: toko.tgl_system })}
      </p>
    )
  const lama = baris.filter(({ berlaku }) => berlaku !== toko.tgl_system).length
  if (lama === 0) return null
  return (
    <p className="papan-kabar lama" role="status">
      {t('{{jumlah}} harga emas belum ditetapkan untuk hari ini', { jumlah: lama })}
    </p>
  )
}

/** More prices than a wall holds are shown one page after the other. */
function useHalaman(jumlah: number): number {
  const now = useJam()
  return jumlah < 2 ? 0 : Math.floor(now / 12_000) % jumlah
}

function Papan({ garis, gagalSejak, isi, kunci }: PapanProps) {
  const t = useWords()
  const { baris, toko } = isi
  const halaman = susunPapan(baris)
  const ke = useHalaman(halaman.length)
  const kini = halaman[ke] ?? []
  const rows = Math.max(1, ...kini.map((kolom) => kolom.length))
  const gaya: CSSProperties & Record<`--${string}`, string | number> = {
    '--baris': rows,
    '--kolom': kini.length,
    ...(toko.warna ? { '--warna': toko.warna } : {}),
  }
  return (
    <main className="papan" style={gaya}>
      <header>
        {toko.ada_logo ? <Logo kunci={kunci} nama={toko.nama_toko} /> : null}
        <div>
          <h1>{toko.nama_toko}</h1>
          <p>{toko.sapaan ?? t('Harga Emas Hari Ini')}</p>
        </div>
        <Jam zona={toko.zona} />
      </header>
      {baris.length === 0 ? (
        <p className="papan-kosong">{t('Belum ada harga emas')}</p>
      ) : (
        <div className={garis.putus === undefined ? 'papan-isi' : 'papan-isi redup'}>
          {kini.map((kolom) => (
            <TabelPapan key={kolom[0]?.kode_group} baris={kolom} hari={toko.tgl_system} />
          ))}
        </div>
      )}
      <footer>
        <Kabar putus={yangPertama(garis.putus, gagalSejak)} isi={isi} />
        <p>
          {t('Harga per gram')}
          {halaman.length > 1 ? ` · ${ke + 1}/${halaman.length}` : ''}
        </p>
      </footer>
    </main>
  )
}
interface PapanProps {
  readonly garis: Garis
  readonly gagalSejak: number | undefined
  readonly isi: Isi
  readonly kunci: string
}

/** The price board: what it knows of, or why it knows nothing. */
function Layar({ kunci }: { readonly kunci: string }) {
  const t = useWords()
  const { data, error, gagalSejak, segarkan } = useTanyaLagi(
    async () => (await call(papanHarga, { body: { kunci } })).data,
    setiapMs,
  )
  const garis = useGaris(kunci, (event) => event === 'berubah' && segarkan(), segarkan)
  useEffect(() => {
    document.title = `${t('Papan Harga')} - ${data?.toko.nama_toko ?? 'Kencana'}`
  }, [t, data])
  useHariBaru(data?.toko.zona, segarkan)
  if (garis.dicabut || error?.status === 403 || !kunci)
    return (
      <main className="papan-kosong" role="alert">
        <h1>{t('Papan Harga')}</h1>
        {t('Layar Ini Sudah Dicabut, Minta Alamat Baru')}
      </main>
    )
  if (!data)
    return (
      <main className="papan-kosong" role="status">
        <h1>{t('Papan Harga')}</h1>
        {error?.message ?? t('Menyambung')}
      </main>
    )
  return <Papan garis={garis} gagalSejak={gagalSejak} isi={data} kunci={kunci} />
}

/** At midnight the prices are of yesterday, whoever says so. */
function useHariBaru(zona: string | undefined, segarkan: () => void): void {
  const now = useJam()
  const hari = zona === undefined ? '' : tanggalDi(zona, now)
  const dari = useRef(hari)
  useEffect(() => {
    const kemarin = dari.current
    dari.current = hari
    if (kemarin !== '' && kemarin !== hari) segarkan()
  }, [hari, segarkan])
}

/** Draws the board; it needs neither session nor shell. */
export function openPapan(element: Element): void {
  addStylesheet(papanCss)
  createRoot(element).render(
    <StrictMode>
      <Layar kunci={kunciDiAlamat()} />
      <AlatLayar bahasa />
    </StrictMode>,
  )
}
