import { Button } from 'antd'
import { useState } from 'react'
import { formatRupiah } from '#kernel/figures'
import { call } from '#web/call'
import { useWords } from '#web/words'
import { KirimBatal, useCekBatal, type UangKembali } from '../../pembayaran/KirimBatal.tsx'
import { cekBatalTambahTitipan } from '../titipan.calls.ts'
import { tambahTitipan } from '../titipan.ts'
import type { IsiTitipan } from './use-titipan.tsx'

/** An addition of today that was typed wrong is taken back where it stands in the book. */
export function BatalTambah({ row }: { readonly row: IsiTitipan['uang'][number] }) {
  const t = useWords()
  const cek = useCekBatal()
  const [uang, setUang] = useState<UangKembali>()
  const { jumlah, nomor } = row
  const buka = async (): Promise<void> =>
    setUang(await cek(async () => (await call(cekBatalTambahTitipan, { body: { nomor } })).data))
  return (
    <>
      <Button size="small" danger onClick={() => void buka()}>
        {t('Batal Tambahan')}
      </Button>
      {uang === undefined ? null : (
        <KirimBatal
          title={t('Batal Tambahan {{nomor}}', { nomor })}
          label="Batal Tambahan"
          uang={uang}
          segarkan={['TITIPAN']}
          kirim={(entered, options) =>
            call(tambahTitipan.commands.batal, { body: { nomor, ...entered } }, options)
          }
          onClose={() => setUang(undefined)}
        >
          <p>
            {t('Tambahan Rp {{jumlah}} dikembalikan seluruhnya', { jumlah: formatRupiah(jumlah) })}
          </p>
        </KirimBatal>
      )}
    </>
  )
}
