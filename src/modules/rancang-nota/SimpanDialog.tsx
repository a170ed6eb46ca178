import { useState } from 'react'
import { text } from '#kernel/field'
import { shopsAsked } from '#kernel/report-call'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { LabelledInput } from '#web/fields/LabelledInput'
import { KeyButton } from '#web/KeyButton'
import { BranchPicker } from '#web/page/BranchPicker'
import { useShell } from '#web/session'
import { useWords } from '#web/words'

const catatan = text({ label: 'Catatan', max: 100, hint: 'Apa yang berubah, untuk riwayat' })

const idCatatan = 'rancang-catatan'

interface Props {
  readonly sibuk: boolean
  readonly onClose: () => void
  readonly onSimpan: (catatan: string | null, toko: string[]) => void
}

function Isi({ onClose, onSimpan, sibuk }: Props) {
  const { toko } = useShell()
  const [isi, setIsi] = useState<string | null>(null)
  const [cabang, setCabang] = useState<string | null>(null)
  const simpan = (): void => {
    const semua = [...(shopsAsked(cabang) ?? [])]
    onSimpan(
      isi,
      semua.filter((kode) => kode !== toko.kode_toko),
    )
  }
  return (
    <>
      <LabelledInput
        id={idCatatan}
        field={catatan}
        value={isi}
        onChange={(value) => setIsi(typeof value === 'string' ? value : null)}
      />
      <BranchPicker several value={cabang} onChange={setCabang} />
      <ViewButtons onClose={onClose}>
        <KeyButton
          keyName="Ctrl+Enter"
          label="Simpan"
          type="primary"
          loading={sibuk}
          run={simpan}
        />
      </ViewButtons>
    </>
  )
}

/** What changed, and which branches take it over; the head office alone is asked for those. */
export function SimpanDialog(props: Props) {
  const t = useWords()
  return (
    <ViewDialog
      title={t('Simpan Rancangan')}
      onOpened={() => document.getElementById(idCatatan)?.focus()}
      onClose={props.onClose}
    >
      <Isi {...props} />
    </ViewDialog>
  )
}
