import { useNavigate } from '@tanstack/react-router'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { OpenLink } from '#web/fields/OpenLink'
import { Badge } from '#web/page/Badge'
import { closedTo, useSetting, useShell } from '#web/session'
import { useWords } from '#web/words'
import { hasilTimbang } from '../timbang.rules.ts'
import type { jawabTimbang } from '../timbang.ts'
import { settingTimbang } from '../setting.ts'
import { KeyButton } from '#web/KeyButton'

export type HasilBaki = RowOf<typeof jawabTimbang> & {
  readonly kode_gudang: string
  readonly kode_baki: string
}

const tanda = (mg: number): string => (mg > 0 ? `+${formatBerat(mg)}` : formatBerat(mg))

/** What the figures mean, in one sentence. */
const arti = {
  COCOK: 'Berat dan jumlah sama dengan buku',
  BERAT: 'Jumlah benar, berat tidak: ada yang terkikis atau tertukar?',
  JUMLAH: 'Berat benar, jumlah tidak: hitung sekali lagi',
  KEDUANYA: 'Berat dan jumlah tidak sama dengan buku',
} as const

/** The sets of pieces whose weight is the gap. */
function Penjelasan({ hasil: { hasil, penjelasan } }: { readonly hasil: HasilBaki }) {
  const t = useWords()
  const { arah, banyak, kemungkinan, sesuai_hitung } = penjelasan
  if (arah === null)
    return hasil === 'KEDUANYA' ? (
      <p>{t('Selisihnya lebih dari beberapa barang: hitung isinya dengan stock opname.')}</p>
    ) : null
  if (kemungkinan.length === 0)
    return <p>{t('Tidak ada barang yang beratnya menjelaskan selisih ini')}</p>
  return (
    <>
      <h3>
        {t(
          arah === 'KURANG'
            ? 'Barang yang mungkin tidak ada di baki'
            : 'Barang yang mungkin masuk ke baki ini',
        )}
      </h3>
      {sesuai_hitung ? null : <p className="out">{t('Jumlahnya lain dari hitungan')}</p>}
      <ol className="timbang-mungkin">
        {kemungkinan.map((one) => (
          <li key={one.barang.map(({ kode_barcode }) => kode_barcode).join()}>
            {one.barang.map(({ kode_barcode, nama_barang }) => (
              <span key={kode_barcode}>
                <strong>
                  <OpenLink what="barang" value={kode_barcode} />
                </strong>{' '}
                {nama_barang}
              </span>
            ))}
            <span className="meta">
              {formatBerat(one.berat)} gr
              {one.sisa === 0
                ? ''
                : ` · ${t('sisa {{berat}} gr', { berat: formatBerat(Math.abs(one.sisa)) })}`}
            </span>
          </li>
        ))}
      </ol>
      {banyak > kemungkinan.length ? (
        <p className="meta">
          {t('dan {{jumlah}} kemungkinan lain', {
            jumlah: formatRupiah(banyak - kemungkinan.length),
          })}
        </p>
      ) : null}
    </>
  )
}

interface Props {
  readonly hasil: HasilBaki
  readonly onUlang: () => void
}

const opname = '/stock-opname'

/** What to do about a tray that is off: on the scale again, or its pieces one by one. */
function Lanjut({ hasil: { hasil, kode_baki, kode_gudang }, onUlang }: Props) {
  const t = useWords()
  const shell = useShell()
  const navigate = useNavigate()
  const buta = useSetting(settingTimbang.TIMBANG_BUTA_MODULE)
  const layar = shell.house.screen(opname)
  const bisa = layar !== undefined && closedTo(shell, layar) === undefined
  const cocok = hasil === 'COCOK'
  const hitung = (): void => void navigate({ to: opname, search: { kode_gudang, kode_baki } })
  if (cocok) return null
  return (
    <>
      {buta ? (
        <p className="wait">
          {t('Anda sudah melihat selisihnya: minta orang lain menimbang ulang.')}
        </p>
      ) : null}
      <div className="timbang-tombol">
        <KeyButton keyName="F7" label="Timbang Ulang" run={onUlang} />
        <KeyButton keyName="F4" label="Opname Baki Ini" run={hitung} shown={bisa} />
      </div>
    </>
  )
}

/** The verdict that joins weight and count (DOMAIN 5). */
export function HasilTimbang({ hasil, onUlang }: Props) {
  const t = useWords()
  const cocok = hasil.hasil === 'COCOK'
  const rows: readonly (readonly [string, string, string, string])[] = [
    [
      t('Berat'),
      formatBerat(hasil.berat_baki + hasil.berat_barang + hasil.berat_bandrol),
      formatBerat(hasil.timbang),
      tanda(hasil.selisih),
    ],
    [
      t('Pcs'),
      formatRupiah(hasil.pcs_sistem),
      formatRupiah(hasil.pcs),
      String(hasil.pcs - hasil.pcs_sistem),
    ],
  ]
  return (
    <section className={`timbang-hasil ${cocok ? 'good' : 'bad'}`} aria-label={t('Hasil')}>
      <div role="status">
        <h2>
          {hasil.kode_baki}: {t(hasilTimbang[hasil.hasil])}{' '}
          <Badge tone={hasil.status_baki === 'READY' ? 'good' : 'wait'}>
            {t(hasil.status_baki)}
          </Badge>
        </h2>
        <p>{t(arti[hasil.hasil])}</p>
      </div>
      <table className="table" aria-label={t('Buku Dan Timbangan')}>
        <thead>
          <tr>
            <th scope="col">{hasil.nomor}</th>
            <th scope="col" className="right">
              {t('Buku')}
            </th>
            <th scope="col" className="right">
              {t('Timbangan')}
            </th>
            <th scope="col" className="right">
              {t('Selisih')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, buku, baca, selisih]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="right">{buku}</td>
              <td className="right">{baca}</td>
              <td className={`right ${selisih === '0' || cocok ? '' : 'out'}`}>{selisih}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Penjelasan hasil={hasil} />
      <Lanjut hasil={hasil} onUlang={onUlang} />
    </section>
  )
}
