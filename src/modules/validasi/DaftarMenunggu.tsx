import type { KeyboardEvent } from 'react'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { jamDi } from '#kernel/tanggal'
import { Badge } from '#web/page/Badge'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { belumMasuk, lamaSejak } from './kelompok.ts'
import type { Baris } from './use-menunggu.tsx'
import { useNow } from './use-now.tsx'

interface Props {
  readonly baris: readonly Baris[]
  readonly dipilih: ReadonlySet<string>
  readonly onPilih: (nomor: string, on: boolean) => void
}

/** Arrows move between the groups; the space bar ticks; Enter does nothing (SPEC 4). */
function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
  if (step === 0 || !(event.target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')]
  boxes[boxes.indexOf(event.target) + step]?.focus()
  event.preventDefault()
}

function Kelompok({
  baris,
  now,
  on,
  onPilih,
}: {
  readonly baris: Baris
  readonly now: number
  readonly on: boolean
  readonly onPilih: Props['onPilih']
}) {
  const t = useWords()
  const { toko } = useShell()
  const { kelompok, oleh } = baris
  const { berat, input_by, nama_customer, nama_sales, nomor, saat, total } = kelompok
  const lama = saat === undefined ? t('baru saja') : lamaSejak(t, saat, now)
  return (
    <li className={oleh === undefined ? 'tunggu' : 'tunggu diambil'}>
      <label>
        <span className="only-heard">{t('Pilih')}</span>
        <input
          type="checkbox"
          checked={on}
          disabled={oleh !== undefined}
          onChange={(event) => onPilih(nomor, event.target.checked)}
        />
        <span
          className="tunggu-siapa"
          title={[nama_customer || t('Umum'), nomor, nama_sales, input_by]
            .filter(Boolean)
            .join(' · ')}
        >
          <b>{nama_customer || t('Umum')}</b>
          <span className="meta">{nomor}</span>
          <span className="meta">
            {oleh === undefined
              ? [nama_sales, input_by].filter(Boolean).join(' · ')
              : t('Diambil {{oleh}}', { oleh })}
          </span>
          {belumMasuk(kelompok) ? <Badge tone="wait">{t('Belum Masuk')}</Badge> : null}
        </span>
        <span className="tunggu-angka">
          <b className={total < 0 ? 'out' : undefined}>{formatRupiah(total)}</b>
          <span>{formatBerat(berat)} gr</span>
          <span className="meta">
            {saat === undefined ? '' : jamDi(toko.zona, saat).slice(0, 5)} {lama}
          </span>
        </span>
      </label>
    </li>
  )
}

/** The groups that wait: who, when, for how long, rupiah and grams (LOOK 7). */
export function DaftarMenunggu({ baris, dipilih, onPilih }: Props) {
  const t = useWords()
  const now = useNow()
  return (
    <ul className="tunggu-daftar" aria-label={t('Menunggu Validasi')} onKeyDown={onKeyDown}>
      {baris.map((one) => (
        <Kelompok
          key={one.kelompok.nomor}
          baris={one}
          now={now}
          on={dipilih.has(one.kelompok.nomor)}
          onPilih={onPilih}
        />
      ))}
    </ul>
  )
}
