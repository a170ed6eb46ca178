import { useState, type ComponentType, type ReactNode } from 'react'
import { useKeys } from '../keys.tsx'
import { Page } from '../page/Page.tsx'
import { useWords } from '../words.tsx'
import { Desk, DeskLeft, DeskRight } from './Desk.tsx'
import { KeyButton } from '../KeyButton.tsx'

// Labels are phrases.

interface Act {
  readonly label: string
  readonly run: () => void
}

interface Save extends Act {
  readonly sibuk: boolean
  /** It undoes something for good: no primary button. */
  readonly danger?: boolean
  /** How the last one went, in the reader's language. */
  readonly tersimpan?: string | undefined
  /** An element that the dialog must show somewhere (usePost). */
  readonly dialog: ReactNode
}

interface Side {
  readonly label: string
  readonly isi: ReactNode
  /** It holds fields of one form: Enter goes from one to the next. */
  readonly form?: boolean
}

interface Props {
  /** The field that a scanner writes into, and what F2 is called that leads there. */
  readonly pindai: { readonly id: string; readonly label?: string }
  readonly simpan: Save // F9
  /** Earlier documents, opened by F4. */
  readonly riwayat?: ComponentType<{ readonly onClose: () => void }>
  /** What F4 does on a screen without earlier documents. */
  readonly juga?: Act
  readonly kiri: Side
  readonly kanan: Side
}

/** A screen where a document is made of what is scanned: F2 scans, F4 looks back, F9 posts. */
export function WorkDesk({ juga, kanan, kiri, pindai, riwayat: Riwayat, simpan }: Props) {
  const t = useWords()
  const [terbuka, setTerbuka] = useState(false)
  const f4 = Riwayat ? { label: 'Riwayat', run: () => setTerbuka(true) } : juga
  useKeys([
    {
      key: 'F2',
      label: pindai.label ?? 'Pindai Barcode',
      run: () => document.getElementById(pindai.id)?.focus(),
    },
  ])
  return (
    <Page
      actions={
        <>
          {f4 ? <KeyButton keyName="F4" {...f4} /> : null}
          <KeyButton
            keyName="F9"
            label={simpan.label}
            run={simpan.run}
            danger={simpan.danger === true}
            type={simpan.danger ? 'default' : 'primary'}
            loading={simpan.sibuk}
          />
        </>
      }
    >
      <Desk>
        <DeskLeft label={t(kiri.label)} form={kiri.form === true}>
          {kiri.isi}
        </DeskLeft>
        <DeskRight label={t(kanan.label)}>
          {simpan.tersimpan === undefined ? null : (
            <p className="desk-done" role="status">
              {simpan.tersimpan}
            </p>
          )}
          {kanan.isi}
        </DeskRight>
      </Desk>
      {simpan.dialog}
      {terbuka && Riwayat ? <Riwayat onClose={() => setTerbuka(false)} /> : null}
    </Page>
  )
}
