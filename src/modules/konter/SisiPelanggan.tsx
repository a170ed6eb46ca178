import { useEffect, useRef } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import type { BarangTayang, NotaTayang, SelesaiTayang } from '#modules/layar/tayang'
import { Qr } from '#web/Qr'
import { useWords } from '#web/words'
import type { papanHarga } from '../harga/papan.calls.ts'
import { TabelPapan } from '../harga/TabelPapan.tsx'
import { Logo } from '../layar/tamu.tsx'

const Rp = ({ nilai }: { readonly nilai: number | null }) => (
  <>
    <small>Rp</small> {nilai === null ? '-' : formatRupiah(nilai)}
  </>
)

function Barang({ barang }: { readonly barang: BarangTayang }) {
  const t = useWords()
  const { berat, kadar, nama, rincian, total } = barang
  return (
    <li>
      <div>
        <b>{nama}</b>
        <span>
          {[
            kadar,
            berat === null ? '' : `${formatBerat(berat)} gr`,
            ...rincian.map(({ kata, nilai }) => `${t(kata)} ${formatRupiah(nilai)}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <b className="pelanggan-angka">
        <Rp nilai={total} />
      </b>
    </li>
  )
}

function Sisi({ baris, judul }: { baris: readonly BarangTayang[]; judul: string }) {
  const t = useWords()
  if (baris.length === 0) return null
  return (
    <section>
      <h2>{t(judul)}</h2>
      <ul>
        {baris.map((one) => (
          <Barang key={one.kunci} barang={one} />
        ))}
      </ul>
    </section>
  )
}

function Angka({ besar, kata, nilai }: { kata: string; nilai: number; besar?: boolean }) {
  return (
    <div className={besar ? 'besar' : ''}>
      <dt>{kata}</dt>
      <dd className="pelanggan-angka">
        <Rp nilai={nilai} />
      </dd>
    </div>
  )
}

/** What lies on the counter, the last line always in sight, and what it comes to. */
export function NotaPelanggan({ nota }: { readonly nota: NotaTayang }) {
  const t = useWords()
  const { bayar, beli, jual, kembali, lain, sisa, total } = nota
  const daftar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    daftar.current?.scrollTo({ top: daftar.current.scrollHeight })
  }, [jual.length, beli.length])
  return (
    <div className="pelanggan-nota">
      {/* What scrolls can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="pelanggan-daftar" ref={daftar} tabIndex={0}>
        {lain > 0 ? <p>{t('dan {{jumlah}} barang sebelumnya', { jumlah: lain })}</p> : null}
        <Sisi baris={jual} judul="Yang Anda Beli" />
        <Sisi baris={beli} judul="Yang Anda Jual" />
      </div>
      <dl className="pelanggan-jumlah" aria-live="polite">
        {bayar.map(({ jumlah, kata }) => (
          <Angka key={`${kata} ${jumlah}`} kata={t(kata)} nilai={jumlah} />
        ))}
        {bayar.length > 0 && sisa > 0 && sisa !== total ? (
          <Angka kata={t('Masih Kurang')} nilai={sisa} />
        ) : null}
        {kembali > 0 ? <Angka kata={t('Uang Kembali')} nilai={kembali} /> : null}
        <Angka
          besar
          kata={t(total < 0 ? 'Anda Menerima' : 'Anda Membayar')}
          nilai={Math.abs(total)}
        />
      </dl>
    </div>
  )
}

/** The visit is saved: its sum, the change, and the nota to take along. */
export function SelesaiPelanggan({ hasil }: { readonly hasil: SelesaiTayang }) {
  const t = useWords()
  const { kembali, menunggu, nota, total } = hasil
  return (
    <div className="pelanggan-selesai">
      <div>
        <h1>{t('Terima Kasih')}</h1>
        <dl>
          <Angka
            besar
            kata={t(total < 0 ? 'Anda Menerima' : 'Anda Membayar')}
            nilai={Math.abs(total)}
          />
          {kembali > 0 ? <Angka kata={t('Uang Kembali')} nilai={kembali} /> : null}
        </dl>
        {menunggu ? <p>{t('Silakan menunggu, kasir memeriksa nota Anda.')}</p> : null}
        {nota.length > 0 ? <p>{t('Pindai untuk menyimpan dan memeriksa nota Anda.')}</p> : null}
      </div>
      <div className="pelanggan-kode">
        {nota.map(({ nomor, url }) => (
          <figure key={nomor}>
            <Qr text={url} label={nomor} />
            <figcaption>{nomor}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

/** What lies on the scale, at once and as it moves. */
export function TimbanganPelanggan({ berat, stabil }: { berat: number | null; stabil: boolean }) {
  const t = useWords()
  if (berat === null || berat === 0) return null
  return (
    <p className={stabil ? 'pelanggan-timbang' : 'pelanggan-timbang goyang'}>
      <span>{t('Timbangan')}</span>
      <b>{formatBerat(berat)}</b> <small>gr</small>
    </p>
  )
}

type Harga = NonNullable<NonNullable<(typeof papanHarga)['types']>['a']>

/** Nobody is served: the shop's face and its prices. */
export function Sepi({ harga, kunci }: { harga: Harga | undefined; kunci: string }) {
  const t = useWords()
  if (harga === undefined) return <p className="pelanggan-kosong">{t('Menyambung')}</p>
  const { baris, toko } = harga
  return (
    <div className="pelanggan-sepi">
      {toko.ada_logo ? <Logo kunci={kunci} nama={toko.nama_toko} /> : null}
      <h1>{t('Selamat Datang')}</h1>
      <p>{toko.sapaan ?? t('Harga emas hari ini, per gram')}</p>
      {baris.length === 0 ? null : <TabelPapan baris={baris} hari={toko.tgl_system} />}
    </div>
  )
}
