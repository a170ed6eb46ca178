import { useState } from 'react'
import { bayarDari, hitungBayar, type Bayar } from '#modules/pembayaran/bayar.rules'
import type { Pembayaran } from '#modules/pembayaran/pembayaran.rules'
import type { CallOptions } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { PembayaranEditor } from './PembayaranEditor.tsx'

const tanpaIsian = {}

interface Props {
  readonly nomor: string
  readonly jumlah: number
  readonly pembayaran: readonly Pembayaran[]
  readonly segarkan: readonly string[]
  readonly kirim: (pembayaran: Pembayaran[], options: CallOptions) => Promise<Answer<object>>
  readonly onClose: () => void
}

/** The ways in which what waits at the cash desk is paid. */
export function UbahBayarDialog({ jumlah, kirim, nomor, onClose, segarkan, ...lama }: Props) {
  const t = useWords()
  const [bayar, setBayar] = useState<readonly Bayar[]>(() => bayarDari(lama.pembayaran))
  return (
    <PostDialog
      title={t('Ubah Pembayaran {{nomor}}', { nomor })}
      width={520}
      fields={tanpaIsian}
      segarkan={segarkan}
      send={(_, options) =>
        kirim(
          hitungBayar(bayar, jumlah).pembayaran.map((each) => ({ ...each })),
          options,
        )
      }
      renderIsi={() => (
        <PembayaranEditor
          id="ubah-bayar"
          entries={bayar}
          total={jumlah}
          errors={{}}
          onChange={setBayar}
          onDone={() => undefined}
        />
      )}
      onClose={onClose}
    />
  )
}
