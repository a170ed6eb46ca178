import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { formatRupiah } from '#kernel/figures'
import { useScan } from '#web/scan'
import { useWords } from '#web/words'
import { isMember } from '#modules/member/qr-member'
import { jenisNotaOrang } from '#modules/pelanggan/orang.calls'
import { useOrang, type Orang } from './use-orang.tsx'
import './orang.css'

export const idCariOrang = 'konter-cari-orang'

/** The customer is none of the people found: the typed text begins a new one. */
export interface OrangBaru {
  readonly nama_customer: string | null
  readonly no_hp: string | null
}

const baruDari = (typed: string): OrangBaru =>
  /^[+\d][\d\s()+.-]*$/.test(typed)
    ? { nama_customer: null, no_hp: typed }
    : { nama_customer: typed, no_hp: null }

type Pilihan = { readonly orang: Orang } | { readonly baru: OrangBaru }

/** When he was here last, and for what. */
function Terakhir({ orang }: { readonly orang: Orang }) {
  const t = useWords()
  if (orang.toko_lain) return <span className="meta">{t('Dikenal toko lain')}</span>
  if (orang.nota.length === 0) return null
  return (
    <span className="meta orang-nota">
      {orang.nota.map(({ barang, jenis, nomor, tgl_system }) => (
        <span key={nomor} title={nomor}>
          {[tgl_system, t(jenisNotaOrang[jenis]), barang].filter(Boolean).join(' ')}
        </span>
      ))}
    </span>
  )
}

interface BarisProps {
  readonly id: string
  readonly pilihan: Pilihan
  readonly aktif: boolean
  readonly onPilih: () => void
}

function Baris({ aktif, id, onPilih, pilihan }: BarisProps) {
  const t = useWords()
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      role="option"
      aria-selected={aktif}
      className="orang-baris"
      onClick={onPilih}
    >
      {'orang' in pilihan ? (
        <>
          <b>{pilihan.orang.nama_customer || t('Tanpa nama')}</b>
          <span>{pilihan.orang.no_hp}</span>
          <span className="orang-alamat">{pilihan.orang.alamat_customer}</span>
          {pilihan.orang.kode_member === null ? null : (
            <span className="orang-member">
              {t('Member {{kode}}, {{poin}} point', {
                kode: pilihan.orang.kode_member,
                poin: formatRupiah(pilihan.orang.poin ?? 0),
              })}
            </span>
          )}
          <Terakhir orang={pilihan.orang} />
        </>
      ) : (
        <b>
          {t('Pelanggan baru: {{nama}}', {
            nama: pilihan.baru.nama_customer ?? pilihan.baru.no_hp ?? '',
          })}
        </b>
      )}
    </button>
  )
}

interface Props {
  readonly onOrang: (orang: Orang) => void
  /** Without it nobody new begins here. */
  readonly onBaru?: (baru: OrangBaru) => void
  /** Where more than one search stands on a page. */
  readonly id?: string
  /** What is scanned here is a piece, but for the QR of a member. */
  readonly tanpaPindai?: boolean
}

/** Who waits for the answer: somebody who typed a name may mean a new one, a scanner does not. */
type Penunggu = 'KETIK' | 'PINDAI'

/**
 * What Enter means while the answer is on its way: the one who is found, when it is one; where
 * nobody is, what was typed begins a new one.
 */
function useAntre(
  siap: boolean,
  { orang, typed }: { readonly orang: readonly Orang[]; readonly typed: string },
  { onBaru, onOrang }: { readonly onBaru: (typed: string) => void } & Pick<Props, 'onOrang'>,
) {
  const [menunggu, setMenunggu] = useState<Penunggu | false>(false)
  const lanjutkan = useEffectEvent(() => {
    setMenunggu(false)
    const [satu] = orang
    if (satu !== undefined && orang.length === 1) onOrang(satu)
    else if (satu === undefined && menunggu === 'KETIK' && typed.trim().length > 2)
      onBaru(typed.trim())
  })
  useEffect(() => {
    if (!menunggu || !siap) return undefined
    const timer = setTimeout(() => lanjutkan())
    return () => clearTimeout(timer)
  }, [menunggu, siap])
  return setMenunggu
}

interface PendengarProps {
  readonly id: string
  readonly heard: (text: string) => void
}

/** Hears what is scanned, while it is shown. */
function Pendengar({ heard, id }: PendengarProps) {
  useScan(heard, id)
  return null
}

/** Hears the QR of a member alone: all else that is scanned here is a piece. */
function PendengarMember({ heard, id }: PendengarProps) {
  useScan(heard, id, isMember)
  return null
}

/**
 * One field that finds who is known: letters of a name, the end of a telephone number, the number
 * of a nota. Arrows choose, Enter takes; the last row makes a new one.
 */
export function CariOrang({ id = idCariOrang, onBaru, onOrang, tanpaPindai = false }: Props) {
  const t = useWords()
  const daftar = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { ditunggu, orang, tolak } = useOrang(typed)
  const dariQr = isMember(typed)
  const tunggu = useAntre(
    !ditunggu,
    { orang, typed },
    {
      onOrang: (satu) => {
        onOrang(satu)
        setTyped('')
      },
      onBaru: (text) => {
        if (!onBaru || dariQr) return
        onBaru(baruDari(text))
        setTyped('')
      },
    },
  )
  const baru =
    onBaru && typed.trim().length > 2 && !ditunggu && !dariQr
      ? [{ baru: baruDari(typed.trim()) }]
      : []
  const pilihan: readonly Pilihan[] = [...orang.map((one) => ({ orang: one })), ...baru]
  const aktif = Math.min(at, pilihan.length - 1)
  const ambil = (one: Pilihan | undefined): void => {
    if (one === undefined) return
    if ('orang' in one) onOrang(one.orang)
    else onBaru?.(one.baru)
    setTyped('')
  }
  const tulis = (text: string): void => {
    setTyped(text)
    setAt(0)
    tunggu(false)
  }
  const pindai = (text: string): void => {
    tulis(text.trim())
    tunggu('PINDAI')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && pilihan.length > 0)
      setAt((aktif + step + pilihan.length) % pilihan.length)
    else if (event.key === 'Enter' && typed.trim().length > 2) {
      if (ditunggu) tunggu('KETIK')
      else ambil(pilihan[aktif])
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="orang">
      {tanpaPindai ? (
        <PendengarMember id={id} heard={pindai} />
      ) : (
        <Pendengar id={idCariOrang} heard={pindai} />
      )}
      <label htmlFor={id}>{t('Cari pelanggan')}</label>
      <input
        id={id}
        className="plain-input"
        role="combobox"
        aria-expanded={pilihan.length > 0}
        aria-controls={daftar}
        aria-autocomplete="list"
        autoComplete="off"
        data-own-enter={typed.trim().length > 2 ? '' : undefined}
        placeholder={t('3 huruf nama, 4 angka akhir HP, atau nomor nota')}
        value={typed}
        {...(pilihan.length > 0 ? { 'aria-activedescendant': `${daftar}-${aktif}` } : {})}
        onChange={(event) => tulis(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {tolak && dariQr ? (
        <p className="orang-tolak" role="alert">
          {tolak}
        </p>
      ) : null}
      {pilihan.length === 0 ? null : (
        <div id={daftar} role="listbox" aria-label={t('Hasil Pencarian')} className="orang-daftar">
          {pilihan.map((one, index) => (
            <Baris
              key={'orang' in one ? `${one.orang.nama_customer} ${one.orang.no_hp}` : ''}
              id={`${daftar}-${index}`}
              pilihan={one}
              aktif={index === aktif}
              onPilih={() => ambil(one)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
