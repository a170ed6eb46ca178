import { useState } from 'react'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { SendDialog } from '#web/form/SendDialog'
import { KeyButton } from '#web/KeyButton'
import { isOnIn, useShell } from '#web/session'
import { useWords } from '#web/words'
import { isiChat, kirimChat } from './pesan.calls.ts'

/** What a customer is to be told, and where. */
export interface PesanWa {
  readonly receiver: string | null
  readonly message: string | null
}

/** A message that is looked at, and changed if need be, before it goes. */
export function KirimWaDialog({ isi, onClose }: { isi: PesanWa; onClose: () => void }) {
  const t = useWords()
  return (
    <SendDialog
      title={t('Kirim WhatsApp')}
      width={560}
      saveLabel={t('Kirim')}
      fields={isiChat}
      initial={{ ...isi }}
      done="Invoice Berhasil Dikirim"
      failed="Pesan Tidak Terkirim"
      refresh={['pesan_keluar']}
      onSend={(body) => call(kirimChat, { body: { ...body, type: 'text' } })}
      onClose={onClose}
    />
  )
}

/** The button of a note that is open: its words as the customer reads them. */
export function KirimWa({ ambil }: { readonly ambil: () => Promise<PesanWa> }) {
  const shell = useShell()
  const [isi, setIsi] = useState<PesanWa>()
  const buka = async (): Promise<void> => {
    try {
      setIsi(await ambil())
    } catch (error) {
      failure(error)
    }
  }
  return (
    <>
      <KeyButton
        keyName="Alt+W"
        label="Kirim WhatsApp"
        run={() => void buka()}
        shown={isOnIn(shell, 'WHATSAPP_MODULE')}
      />
      {isi ? <KirimWaDialog isi={isi} onClose={() => setIsi(undefined)} /> : null}
    </>
  )
}
