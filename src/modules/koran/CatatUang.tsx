import { useMemo } from 'react'
import { ref, type Fields } from '#kernel/field'
import { call } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import { useWords } from '#web/words'
import { kodeTransaksi } from '#modules/kas/kode-transaksi'
import { uangBank } from '#modules/kas/uang-bank'
import { topikBank, useDokumenBaris, type BarisBank, type useBank } from './use-bank.tsx'

interface Props {
  readonly baris: BarisBank
  readonly bank: ReturnType<typeof useBank>
  readonly onTersimpan: () => void
  readonly onClose: () => void
}

const { simpan } = uangBank.commands

/** As the document asks it, but of codes only those whose money goes the way of the line. */
const isian = {
  ...simpan.body,
  jenis_transaksi: { ...kodeTransaksi.fields.jenis_transaksi, hidden: true },
  kode_transaksi: ref(
    { master: 'kode_transaksi', by: 'jenis_transaksi' },
    { label: 'Kategori', required: 'Kategori Tidak Boleh Kosong' },
  ),
} satisfies Fields

/** Something that no document says yet: it is entered as money of the account, and matched. */
export function CatatUang({ bank, baris, onClose, onTersimpan }: Props) {
  const t = useWords()
  const { cocokkan, keterangan, no_ref, no_rekening } = useDokumenBaris(bank, baris)
  const kode_bank = bank.data?.kode_bank ?? null
  const awal = useMemo(
    () => ({
      ...{ kode_bank, no_rekening, jumlah: Math.abs(baris.jumlah), no_ref },
      jenis_transaksi: baris.jumlah < 0 ? 'KELUAR' : 'MASUK',
      keterangan,
    }),
    [baris, keterangan, kode_bank, no_ref, no_rekening],
  )
  return (
    <PostDialog
      title={t(uangBank.title)}
      fields={isian}
      awal={awal}
      width={560}
      segarkan={[...topikBank, uangBank.name]}
      send={async (isi, options) => {
        const { jenis_transaksi: _, ...body } = isi
        return cocokkan(await call(simpan, { body }, options))
      }}
      onTersimpan={onTersimpan}
      onClose={onClose}
    />
  )
}
