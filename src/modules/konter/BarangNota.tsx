import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatBerat, formatPersen, formatRupiah } from '#kernel/figures'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Picture } from '#web/fields/Picture'
import { useKeys } from '#web/keys'
import { useWords } from '#web/words'
import type { NotaAsal } from './use-nota-asal.tsx'
import { KeyButton } from '#web/KeyButton'

interface Props {
  readonly nota: readonly NotaAsal[]
  readonly hilang: boolean
  readonly onAmbil: (nota: NotaAsal, barcode: readonly string[]) => void
  readonly onClose: () => void
}

type Barang = NotaAsal['baris'][number]

/** The only piece that can come back is meant; of several the customer says which. */
function awal(nota: readonly NotaAsal[]): ReadonlySet<string> {
  const free = nota.flatMap(({ baris }) => baris.filter((line) => line.halangan === null))
  return new Set(free.length === 1 ? free.map((line) => line.kode_barcode) : [])
}

/** Arrows move between the pieces, the space bar ticks. */
function diDaftar(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')]
  boxes[boxes.indexOf(event.target) + step]?.focus()
  event.preventDefault()
}

interface PilihanProps {
  readonly line: Barang
  readonly on: boolean
  readonly onPilih: (on: boolean) => void
}

function Pilihan({ line, on, onPilih }: PilihanProps) {
  const { berat_nota, gambar, halangan, harga_nota, kadar, kode_barcode, nama_barang } = line
  return (
    <li className={halangan === null ? 'nota-barang' : 'nota-barang tutup'}>
      <label>
        <input
          type="checkbox"
          checked={on}
          disabled={halangan !== null}
          onChange={(event) => onPilih(event.target.checked)}
        />
        {gambar ? <Picture path={gambar} alt="" /> : <span />}
        <span className="nota-barang-apa">
          <b>{nama_barang}</b>
          <span className="meta">{halangan ?? `${kode_barcode} · ${formatPersen(kadar)}`}</span>
        </span>
        <span className="nota-barang-angka">
          <b>{formatRupiah(harga_nota)}</b>
          <span>{formatBerat(berat_nota)} gr</span>
        </span>
      </label>
    </li>
  )
}

function Kepala({ nota }: { readonly nota: NotaAsal }) {
  const t = useWords()
  return (
    <p className="asal-kepala">
      <b>{nota.no_faktur_jual}</b>
      <span>{[nota.tgl_nota, t('{{hari}} hari', { hari: nota.umur })].join(' · ')}</span>
      <span>{[nota.nama_customer ?? t('Umum'), nota.no_hp].filter(Boolean).join(' · ')}</span>
      <span className={nota.sisa === 0 ? 'out' : 'meta'}>
        {t('Sisa {{sisa}} barang', { sisa: nota.sisa })}
      </span>
    </p>
  )
}

function Isi({ hilang, nota, onAmbil, onClose }: Props) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [dipilih, setDipilih] = useState(() => awal(nota))
  const pilih = (kode: string, on: boolean): void =>
    setDipilih((now) => new Set(on ? [...now, kode] : [...now].filter((one) => one !== kode)))
  const ambil = (): void => {
    const pertama = nota.find(({ baris }) => baris.some((one) => dipilih.has(one.kode_barcode)))
    if (pertama) onAmbil(pertama, [...dipilih])
  }
  useEffect(() => {
    const focus = (): void =>
      box.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
    const timer = setTimeout(focus, 0)
    return () => clearTimeout(timer)
  }, [])
  useKeys([{ key: 'Enter', label: 'Beli yang dipilih', run: ambil, off: dipilih.size === 0 }])
  return (
    <div ref={box} role="group" aria-label={t('Barang Di Nota')} onKeyDown={diDaftar}>
      {nota.map((one) => (
        <div key={one.no_faktur_jual}>
          <Kepala nota={one} />
          <ul className="nota-daftar" aria-label={one.no_faktur_jual}>
            {one.baris.map((line) => (
              <Pilihan
                key={line.kode_barcode}
                line={line}
                on={dipilih.has(line.kode_barcode)}
                onPilih={(on) => pilih(line.kode_barcode, on)}
              />
            ))}
          </ul>
        </div>
      ))}
      {hilang ? (
        <p className="kisah-perhatian">{t('Nota hilang: nota ini ditutup untuk siapa pun')}</p>
      ) : null}
      <ViewButtons onClose={onClose}>
        <KeyButton
          keyName="F9"
          label="Beli yang dipilih"
          run={ambil}
          type="primary"
          disabled={dipilih.size === 0}
        />
      </ViewButtons>
    </div>
  )
}

/** What is left of a nota (nota sisa): the pieces that came back are ticked. */
export function BarangNota(props: Props) {
  const t = useWords()
  return (
    <ViewDialog title={t('Barang Di Nota')} width={680} onClose={props.onClose}>
      <Isi {...props} key={props.nota.map((one) => one.no_faktur_jual).join(' ')} />
    </ViewDialog>
  )
}
