import { useState } from 'react'
import { berat } from '#kernel/field'
import { formatBerat } from '#kernel/figures'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { NumberInput } from '#web/fields/NumberInput'
import { ScanInput } from '#web/fields/ScanInput'
import { useKeys } from '#web/keys'
import { useScan } from '#web/scan'
import { useSetting } from '#web/session'
import { soundBad, soundGood } from '#web/sound'
import { useWords } from '#web/words'
import type { BarisJual, Kelompok } from './kelompok.ts'
import { beratCocok, type Timbangan } from './timbang.rules.ts'
import { settingPenjualan } from '#modules/penjualan/setting'
import { KeyButton } from '#web/KeyButton'

/** The reading of each scanned piece; null: scanned, not weighed yet. */
export type Bacaan = ReadonlyMap<string, number | null>

interface Props {
  readonly kelompok: readonly Kelompok[]
  readonly bacaan: Bacaan
  readonly onBacaan: (bacaan: Bacaan) => void
  readonly onSelesai: (timbangan: Timbangan[]) => void
  readonly onClose: () => void
}

const isianBerat = berat({ label: 'Berat' })
const idPindai = 'timbang-pindai'
const idBerat = (kode: string): string => `timbang-${kode}`
const ke = (id: string): void => document.getElementById(id)?.focus()

/** How far the scale is from the note: shown only after the reading, so that nobody copies it. */
function Selisih({ baca, nota }: { readonly baca: number | null; readonly nota: number }) {
  const t = useWords()
  const toleransi = useSetting(settingPenjualan.TOLERANSI_BERAT_PENJUALAN)
  if (baca === null) return <span className="meta">{t('Belum Ditimbang')}</span>
  if (beratCocok(baca, nota, typeof toleransi === 'number' ? toleransi : 0))
    return <span className="in">{t('Cocok')}</span>
  return (
    <span className="out">
      {baca > nota ? '+' : ''}
      {formatBerat(baca - nota)} gr
    </span>
  )
}

function Barang({
  baca,
  onBerat,
  row,
}: {
  readonly row: BarisJual
  /** undefined: its barcode was not scanned yet. */
  readonly baca: number | null | undefined
  readonly onBerat: (mg: number | null) => void
}) {
  const t = useWords()
  return (
    <tr>
      <td>{row.kode_barcode}</td>
      <td title={row.nama_barang}>{row.nama_barang}</td>
      <td
        onKeyDown={(event) => {
          if (event.key === 'Enter') ke(idPindai)
        }}
      >
        <label htmlFor={idBerat(row.kode_barcode)} className="only-heard">
          {t('Berat')} {row.kode_barcode}
        </label>
        <NumberInput
          id={idBerat(row.kode_barcode)}
          field={isianBerat}
          value={baca ?? null}
          readOnly={baca === undefined}
          invalid={false}
          describedBy={undefined}
          siblings={{}}
          onChange={(value) => onBerat(typeof value === 'number' ? value : null)}
        />
      </td>
      <td className="right">
        {baca === undefined ? (
          <span className="meta">{t('Pindai barangnya')}</span>
        ) : (
          <Selisih baca={baca} nota={row.berat_kotor} />
        )}
      </td>
    </tr>
  )
}

function Isi({ bacaan, kelompok, onBacaan, onClose, onSelesai }: Props) {
  const t = useWords()
  const rows = kelompok.flatMap(({ penjualan }) => penjualan)
  const [salah, setSalah] = useState<string>()
  const set = (kode: string, mg: number | null): void => onBacaan(new Map([...bacaan, [kode, mg]]))
  const pindai = (text: string): void => {
    const kode = text.trim().toUpperCase()
    if (!rows.some((row) => row.kode_barcode === kode)) {
      soundBad()
      setSalah(kode)
      return
    }
    soundGood()
    setSalah(undefined)
    set(kode, null) // scanned again is weighed anew
    setTimeout(() => ke(idBerat(kode)))
  }
  useScan(pindai, idPindai)
  const timbangan = rows.flatMap(({ kode_barcode }) => {
    const mg = bacaan.get(kode_barcode)
    return mg === undefined || mg === null ? [] : [{ kode_barcode, berat: mg }]
  })
  const kurang = rows.length - timbangan.length
  const selesai = (): void => {
    if (kurang === 0) onSelesai(timbangan)
  }
  useKeys([{ key: 'F2', label: 'Pindai', run: () => ke(idPindai) }])
  return (
    <div className="timbang">
      <ScanInput id={idPindai} placeholder={t('Pindai barangnya')} onScan={pindai} />
      <p role="status" className={salah === undefined ? 'meta' : 'out'}>
        {salah === undefined
          ? t('{{jumlah}} barang belum ditimbang', { jumlah: kurang })
          : t('Barang {{kode_barcode}} Bukan Dari Faktur Ini', { kode_barcode: salah })}
      </p>
      <div className="table-scroll">
        <table className="table" aria-label={t('Timbang Saat Serah')}>
          <tbody>
            {rows.map((row) => (
              <Barang
                key={row.kode_barcode}
                row={row}
                baca={bacaan.get(row.kode_barcode)}
                onBerat={(mg) => set(row.kode_barcode, mg)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ViewButtons onClose={onClose}>
        <KeyButton keyName="F9" label="Lanjut" run={selesai} type="primary" disabled={kurang > 0} />
      </ViewButtons>
    </div>
  )
}

/** Each piece is scanned and weighed before it is handed over (DOMAIN 5; module). */
export function TimbangSerah(props: Props) {
  const t = useWords()
  return (
    <ViewDialog
      title={t('Timbang Saat Serah')}
      width={720}
      onOpened={() => ke(idPindai)}
      onClose={props.onClose}
    >
      <Isi {...props} />
    </ViewDialog>
  )
}
