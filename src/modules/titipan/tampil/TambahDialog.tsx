import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { bayarBaru, pembayaranDari, type Bayar } from '#modules/pembayaran/bayar.rules'
import { call } from '#web/call'
import { FormFields } from '#web/form/FormFields'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { PilihKasir } from '../../kasir/SaringanKasir.tsx'
import { PembayaranEditor } from '../../pembayaran/PembayaranEditor.tsx'
import { tambahTitipan, titipMasuk } from '../titipan.ts'
import type { IsiTitipan } from './use-titipan.tsx'
import './titipan.css'

const fields = { jumlah: titipMasuk.jumlah }
const kosong: readonly Bayar[] = [bayarBaru(0, 'CASH')]

interface Props {
  readonly isi: IsiTitipan
  readonly onClose: () => void
}

/** More money for a deposit: how much, and how it is paid. */
export function TambahDialog({ isi, onClose }: Props) {
  const t = useWords()
  const [bayar, setBayar] = useState(kosong)
  const [kasir, setKasir] = useState<string | null>(null)
  const sisa = isi.barang_disimpan && isi.harga_total !== null ? isi.harga_total - isi.saldo : null
  return (
    <PostDialog
      title={t('Tambah Titip {{nomor}}', { nomor: isi.no_titipan })}
      width={520}
      saveLabel={t('Tambah Titip')}
      fields={fields}
      segarkan={['TITIPAN']}
      send={({ jumlah }, options) =>
        call(
          tambahTitipan.commands.simpan,
          {
            body: {
              no_titipan: isi.no_titipan,
              jumlah,
              pembayaran: pembayaranDari(bayar, jumlah),
              user_id: kasir,
            },
          },
          options,
        )
      }
      renderIsi={(form) => (
        <>
          {sisa === null ? null : (
            <p className="meta">
              {t('Sisa harga barang Rp {{sisa}}', { sisa: formatRupiah(sisa) })}
            </p>
          )}
          <FormFields form={form} autoFocus />
          <PilihKasir id="titip-tambah-kasir" value={kasir} onChange={setKasir} />
          <div className="titip-bayar">
            <PembayaranEditor
              id="titip-tambah"
              entries={bayar}
              total={Number(form.values['jumlah'] ?? 0)}
              errors={{}}
              onChange={setBayar}
              onDone={() => undefined}
            />
          </div>
        </>
      )}
      onClose={onClose}
    />
  )
}
