import { useMemo } from 'react'
import { call } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import { useWords } from '#web/words'
import { kartuDitarik } from '#modules/perbankan/kartu-ditarik'
import { topikBank, useDokumenBaris, type BarisBank, type useBank } from './use-bank.tsx'

const { simpan } = kartuDitarik.commands
const isian = simpan.body ?? {}

/** The bank took card money back by this line: which card, and what becomes of it. */
export function TarikKartu(props: {
  readonly baris: BarisBank
  readonly bank: ReturnType<typeof useBank>
  readonly onTersimpan: () => void
  readonly onClose: () => void
}) {
  const { bank, baris, onClose, onTersimpan } = props
  const t = useWords()
  const { cocokkan, keterangan, no_ref, no_rekening } = useDokumenBaris(bank, baris)
  const awal = useMemo(
    () => ({
      ...{ dari_rekening: no_rekening, jumlah: 0 - baris.jumlah, no_ref },
      alasan: keterangan,
    }),
    [baris, keterangan, no_ref, no_rekening],
  )
  return (
    <PostDialog
      title={t(kartuDitarik.title)}
      fields={isian}
      awal={awal}
      width={640}
      segarkan={[...topikBank, kartuDitarik.name]}
      send={async (body, options) => cocokkan(await call(simpan, { body }, options))}
      onTersimpan={onTersimpan}
      onClose={onClose}
    />
  )
}
