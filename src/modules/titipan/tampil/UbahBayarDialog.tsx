import { useState } from 'react'
import { bayarDari, hitungBayar, type Bayar } from '#modules/pembayaran/bayar.rules'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { PembayaranEditor } from '../../pembayaran/PembayaranEditor.tsx'
import { dokumenTitipan } from '../titipan.ts'
import type { Menunggu } from '../use-validasi-titipan.tsx'

const tanpaIsian = {}

interface Props {
  readonly titipan: Menunggu
  readonly onClose: () => void
}

/** The ways in which a waiting deposit is paid. */
export function UbahBayarDialog({ onClose, titipan }: Props) {
  const t = useWords()
  const { jumlah, no_titipan, pembayaran } = titipan
  const [bayar, setBayar] = useState<readonly Bayar[]>(() => bayarDari(pembayaran))
  return (
    <PostDialog
      title={t('Ubah Pembayaran {{nomor}}', { nomor: no_titipan })}
      width={520}
      fields={tanpaIsian}
      segarkan={['TITIPAN']}
      send={(_, options) =>
        call(
          dokumenTitipan.commands.bayar,
          {
            body: {
              no_titipan,
              pembayaran: hitungBayar(bayar, jumlah).pembayaran.map((each) => ({ ...each })),
            },
          },
          options,
        )
      }
      renderIsi={() => (
        <PembayaranEditor
          id="titip-ubah"
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
