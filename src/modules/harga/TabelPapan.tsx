import type { RowOf } from '#kernel/field'
import { formatPersen, formatRupiah } from '#kernel/figures'
import { useWords } from '#web/words'
import type { barisPapan } from './papan.calls.ts'

type Baris = RowOf<typeof barisPapan>
interface TabelProps {
  readonly baris: readonly Baris[]
  /** The business date of the shop. */
  readonly hari: string
}

/** The fineness as it is stamped, else as a share. */
const namaKadar = ({ kadar, kadar_cetak }: Baris): string =>
  kadar_cetak ? kadar_cetak : `${formatPersen(kadar)} %`

function Harga({ nilai }: { readonly nilai: number }) {
  return (
    <td>
      <small>Rp</small> {nilai === 0 ? '-' : formatRupiah(nilai)}
    </td>
  )
}

/** Prices as customers read them; one that is not of this day says of which it is. */
export function TabelPapan({ baris, hari }: TabelProps) {
  const t = useWords()
  return (
    <table>
      <thead>
        <tr>
          <th>{t('Kadar')}</th>
          <th>{t('Kami Jual')}</th>
          <th>{t('Kami Beli Kembali')}</th>
        </tr>
      </thead>
      <tbody>
        {baris.map((one) => (
          <tr key={one.kode_group} className={one.berlaku === hari ? '' : 'papan-lama'}>
            <th scope="row">
              <b>{namaKadar(one)}</b> <span>{one.nama_group}</span>
              {one.berlaku === hari || one.berlaku === null ? null : (
                <em>{t('harga {{tgl}}', { tgl: one.berlaku })}</em>
              )}
            </th>
            <Harga nilai={one.harga} />
            <Harga nilai={one.harga_beli} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
