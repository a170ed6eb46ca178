import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Key, useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { useWords } from '#web/words'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { RiwayatPindah } from './RiwayatPindah.tsx'

interface Props {
  /** The field that a scanner writes into, and what F2 is called that leads there. */
  readonly pindai: { readonly id: string; readonly label: string }
  /** What F9 does, in a word and in the doing; `tersimpan` says how it went. */
  readonly simpan: {
    readonly label: string
    readonly run: () => void
    readonly sibuk: boolean
    readonly tersimpan: string | undefined
    readonly dialog: ReactNode
  }
  readonly kiri: { readonly label: string; readonly isi: ReactNode }
  readonly kanan: { readonly label: string; readonly isi: ReactNode }
}

/** A table on which a move is laid out: where to on the left, what on the right, moved by F9. */
export function MejaPindah({ kanan, kiri, pindai, simpan }: Props) {
  const t = useWords()
  const [riwayat, setRiwayat] = useState(false)
  useKeys([
    { key: 'F2', label: pindai.label, run: () => document.getElementById(pindai.id)?.focus() },
    { key: 'F4', label: 'Riwayat', run: () => setRiwayat(true) },
    { key: 'F9', label: simpan.label, run: simpan.run, off: simpan.sibuk },
  ])
  return (
    <Page
      actions={
        <>
          <Button onClick={() => setRiwayat(true)}>
            {t('Riwayat')} <Key>F4</Key>
          </Button>
          <Button type="primary" loading={simpan.sibuk} onClick={simpan.run}>
            {t(simpan.label)} <Key>F9</Key>
          </Button>
        </>
      }
    >
      <Desk>
        <DeskLeft label={t(kiri.label)} form>
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
      {riwayat ? <RiwayatPindah onClose={() => setRiwayat(false)} /> : null}
    </Page>
  )
}
