import { Checkbox } from 'antd'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { rupiah } from '#kernel/field'
import { formatPersen, formatRupiah } from '#kernel/figures'
import { formatSaat } from '#kernel/tanggal'
import { NumberInput } from '#web/fields/NumberInput'
import { numberOf } from '#web/fields/input'
import { Badge } from '#web/page/Badge'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { beliTerbalik } from './batas-harga.rules.ts'
import { geser } from './harga.rules.ts'
import type { Baris, Harga, Kolom } from './use-harga.tsx'

/** The unit stands in the heading. */
const isiHarga = { ...rupiah({ label: 'Harga', required: true }), kind: 'integer' as const }

export const idHarga = (kode: string, kolom: Kolom): string => `harga-${kolom}-${kode}`

/** Up, down and Enter go to the same column of the next group. */
function pindah(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
  const { target } = event
  if (step === undefined || !(target instanceof HTMLInputElement)) return
  const kolom = target.id.split('-')[1] ?? ''
  const inputs = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[id^="harga-${kolom}-"]`),
  ]
  const next = inputs[inputs.indexOf(target) + step]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** How far a price moves: with its sign, and with words where it is odd. */
function Geser({ baris }: { readonly baris: Baris }) {
  const t = useWords()
  const { baru, harga } = baris
  if (beliTerbalik(baru.harga_beli, baru.harga))
    return <Badge tone="wait">{t('Beli di atas jual')}</Badge>
  const persen = geser(harga, baru.harga)
  if (persen === 0) return <span className="meta">-</span>
  const naik = persen > 0
  return (
    <span className={naik ? 'harga-naik' : 'harga-turun'}>
      {naik ? '+' : ''}
      {formatPersen(persen)} %
    </span>
  )
}

interface SelProps {
  readonly baris: Baris
  readonly kolom: Kolom
  readonly label: string
  readonly harga: Harga
}

function Sel({ baris, harga, kolom, label }: SelProps) {
  const { kode_group } = baris
  return (
    <td className={baris.baru[kolom] === baris[kolom] ? 'harga-sel' : 'harga-sel berubah'}>
      <label className="only-heard" htmlFor={idHarga(kode_group, kolom)}>
        {label} {kode_group}
      </label>
      <NumberInput
        id={idHarga(kode_group, kolom)}
        field={isiHarga}
        value={baris.baru[kolom]}
        onChange={(value) => harga.set(kode_group, { [kolom]: numberOf(value) ?? baris[kolom] })}
        invalid={false}
        describedBy={undefined}
        readOnly={harga.sibuk}
        siblings={{}}
      />
    </td>
  )
}

interface Props {
  readonly harga: Harga
  readonly kini: string | undefined
  readonly onKini: (kode: string) => void
}

function BarisHarga({ baris, harga, kini, onKini }: Props & { readonly baris: Baris }) {
  const t = useWords()
  const { toko } = useShell()
  const { kode_group, nama_group, oleh, sejak } = baris
  return (
    <tr
      className={kini === kode_group ? 'kini' : undefined}
      data-kode={kode_group}
      onFocus={() => onKini(kode_group)}
    >
      <td>
        <Checkbox
          tabIndex={-1}
          aria-label={`${t('Pilih')} ${kode_group}`}
          checked={harga.pilih.has(kode_group)}
          onChange={() => harga.balik(kode_group)}
        />
      </td>
      <th scope="row" title={`${nama_group} · ${t('Kadar')} ${formatPersen(baris.kadar)}`}>
        {kode_group} <span className="meta">{nama_group}</span>
      </th>
      <td className="angka" title={sejak ? `${formatSaat(sejak, toko.zona)} ${oleh ?? ''}` : ''}>
        {formatRupiah(baris.harga)}
      </td>
      <Sel baris={baris} kolom="harga" label={t('Harga Baru')} harga={harga} />
      <td className="angka">
        <Geser baris={baris} />
      </td>
      <td className="angka">{formatRupiah(baris.harga_beli)}</td>
      <Sel baris={baris} kolom="harga_beli" label={t('Harga Beli Baru')} harga={harga} />
    </tr>
  )
}

/** All groups: what the price is, what it shall be. */
export function TabelHarga(props: Props) {
  const t = useWords()
  const { harga } = props
  const tempel = (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text/plain')
    const { target } = event
    // One figure belongs to the input that has the focus; a column belongs to the table.
    if (!text.trim().includes('\n') && !text.includes('\t')) return
    const row = target instanceof Element ? target.closest('tr') : null
    const kolom = target instanceof Element && target.id.startsWith('harga-harga_beli')
    event.preventDefault()
    harga.tempel(row?.dataset['kode'] ?? '', kolom ? 'harga_beli' : 'harga', text)
  }
  return (
    <div className="table-scroll harga-tabel">
      <table aria-label={t('Harga Emas')} onKeyDown={pindah} onPaste={tempel}>
        <thead>
          <tr>
            <th scope="col">
              <span className="only-heard">{t('Pilih')}</span>
            </th>
            <th scope="col">{t('Group')}</th>
            <th scope="col" className="angka">
              {t('Harga Jual')} <small>Rp/gr</small>
            </th>
            <th scope="col" className="angka">
              {t('Harga Baru')}
            </th>
            <th scope="col" className="angka">
              {t('Beda')}
            </th>
            <th scope="col" className="angka">
              {t('Harga Beli')} <small>Rp/gr</small>
            </th>
            <th scope="col" className="angka">
              {t('Harga Beli Baru')}
            </th>
          </tr>
        </thead>
        <tbody>
          {harga.baris?.map((baris) => (
            <BarisHarga key={baris.kode_group} {...props} baris={baris} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
