import { Link } from '@tanstack/react-router'
import { formatRupiah } from '#kernel/figures'
import { columnsOf } from '#web/fields/cells'
import { useShell } from '#web/session'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { barangRugi } from './harga.calls.ts'
import type { HasilCoba } from './use-harga.tsx'

const { harga_baru, kode_barcode, kode_group, kurang, nama_barang } = barangRugi
const tampil = { kode_barcode, kurang, nama_barang, harga_baru, kode_group }

type Disentuh = HasilCoba['sentuhan'][number]

/** One figure, or two where the price moves it. */
const gerak = (lama: number, baru: number): string =>
  lama === baru ? formatRupiah(baru) : `${formatRupiah(lama)} → ${formatRupiah(baru)}`

/** Promises that the prices touch: how many, what stands on it, and where they are listed. */
function Sentuhan({ sentuhan }: { readonly sentuhan: readonly Disentuh[] }) {
  const t = useWords()
  return (
    <ul className="harga-sentuhan">
      {sentuhan.map((one) => (
        <li key={one.kode}>
          <span>
            {one.kalimat}
            {one.nomor.length > 0 ? <small>{one.nomor.join(', ')}</small> : null}
          </span>
          <span className="harga-jumlah">
            {gerak(one.jumlah_lama, one.jumlah)}
            <small>Rp {gerak(one.rupiah_lama, one.rupiah)}</small>
          </span>
          <Link to={one.path} aria-label={`${t('Buka')} ${one.kalimat}`}>
            {t('Buka')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What the prices would do, before anybody sets them. */
export function Akibat({ hasil }: { readonly hasil: HasilCoba }) {
  const t = useWords()
  const { zona } = useShell().toko
  const columns = columnsOf(tampil, { t, style: 'layar', zona })
  const beda = hasil.nilai_baru - hasil.nilai_lama
  const facts: readonly (readonly [string, string])[] = [
    [t('Barang yang harganya berubah'), formatRupiah(hasil.pcs)],
    [t('Nilai Lama'), formatRupiah(hasil.nilai_lama)],
    [t('Nilai Baru'), formatRupiah(hasil.nilai_baru)],
    [t('Beda'), `${beda > 0 ? '+' : ''}${formatRupiah(beda)}`],
    [t('Jatuh Di Bawah Modal'), formatRupiah(hasil.bawah_modal_baru)],
    [t('Di Bawah Modal'), formatRupiah(hasil.bawah_modal)],
    [t('Draf di konter yang dihitung ulang'), formatRupiah(hasil.draf)],
    [t('Nota OPEN yang tetap harganya'), formatRupiah(hasil.nota_open)],
  ]
  return (
    <section className="harga-akibat" aria-label={t('Akibatnya')}>
      <h2>{t('Akibatnya')}</h2>
      <dl className="harga-angka">
        {facts.map(([apa, berapa]) => (
          <div key={apa}>
            <dt>{apa}</dt>
            <dd>{berapa}</dd>
          </div>
        ))}
      </dl>
      <Sentuhan sentuhan={hasil.sentuhan.filter((one) => one.jumlah_lama + one.jumlah > 0)} />
      {hasil.terburuk.length === 0 ? null : (
        <Table
          label={t('Di bawah modal, yang terburuk dulu')}
          columns={columns}
          rows={hasil.terburuk}
          keyOf={({ kode_barcode }) => kode_barcode}
          rowClass={({ baru }) => (baru ? 'row-bad' : undefined)}
          empty={<p />}
        />
      )}
    </section>
  )
}
