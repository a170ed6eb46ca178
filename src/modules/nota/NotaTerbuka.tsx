import type { ReactNode } from 'react'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { Notes } from '#web/document/Notes'
import { Refused } from '#web/page/Refused'
import { KirimWa, type PesanWa } from '../pesan/KirimWa.tsx'
import { CetakanMenunggu } from './CetakanMenunggu.tsx'
import type { CetakNota } from './use-kertas.tsx'
import { KeyButton } from '#web/KeyButton'
import '../../web/document/opened.css'

/** What every note knows about its paper. */
interface Tercetak {
  readonly status: string
  readonly cetak: number | null
  readonly cetakan_menunggu: string | null
}

/** A note that is being loaded. */
export interface Dimuat<N> {
  readonly data: N | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface Props<N extends Tercetak> {
  readonly nomor: string
  readonly nota: Dimuat<N>
  readonly cetak: CetakNota
  /** Everything on it. */
  readonly renderIsi: (nota: N) => ReactNode
  /** What else can be done with it: buttons, each with its key. */
  readonly renderTombol?: (nota: N) => ReactNode
  /** What its customer is told by WhatsApp. */
  readonly wa?: (nota: N) => Promise<PesanWa>
  readonly onClose: () => void
}

function Isi<N extends Tercetak>({
  cetak,
  nomor,
  nota,
  onClose,
  renderIsi,
  renderTombol,
  wa,
}: Props<N>) {
  const { data, error, refetch } = nota
  const printed = (data?.cetak ?? 0) > 0
  const can = data?.status === 'VALID'
  const label = printed ? 'Cetak Ulang' : 'Cetak Nota'
  const print = (): void => void cetak.cetak(nomor, printed)
  const contoh = (): void => void cetak.contoh(nomor)
  const menunggu = can ? data.cetakan_menunggu : null
  return (
    <>
      <div className="nota-lihat">
        {error ? <Refused error={error} onRetry={refetch} /> : null}
        {menunggu ? (
          <CetakanMenunggu onJawab={(tercetak) => cetak.jawab(nomor, menunggu, tercetak)} />
        ) : null}
        {data ? renderIsi(data) : null}
        {data ? <Notes nomor={nomor} /> : null}
      </div>
      <ViewButtons onClose={onClose}>
        {data ? renderTombol?.(data) : null}
        {can && wa ? <KirimWa ambil={() => wa(data)} /> : null}
        <KeyButton keyName="F7" label="Contoh Nota" run={contoh} disabled={!data} />
        <KeyButton
          keyName="F9"
          label={label}
          run={print}
          type="primary"
          autoFocus
          disabled={!can}
        />
      </ViewButtons>
      {cetak.dialog}
    </>
  )
}

/** A note opened from a list: everything on it, and printing it. */
export function NotaTerbuka<N extends Tercetak>(props: Props<N>) {
  return (
    <ViewDialog title={props.nomor} width={1120} onClose={props.onClose}>
      <Isi {...props} />
    </ViewDialog>
  )
}
