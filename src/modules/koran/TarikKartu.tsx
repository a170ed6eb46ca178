import { useMemo } from 'react'
import { call, useIntent } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import { useWords } from '#web/words'
import { kartuDitarik } from '#modules/perbankan/kartu-ditarik'
import { cocokkanDokumen, topikBank, type BarisBank, type useBank } from './use-bank.tsx'

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
  const intent = useIntent()
  const { no_rekening = null } = bank.data ?? {}
  const awal = useMemo(
    () => ({
      ...{
        dari_rekening: no_rekening,
        jumlah: 0 - baris.jumlah,
        no_ref: baris.no_ref?.slice(0, 40) ?? null,
      },
      alasan: baris.keterangan?.slice(0, 200) ?? null,
    }),
    [baris, no_rekening],
  )
  return (
    <PostDialog
      title={t(kartuDitarik.title)}
      fields={isian}
      awal={awal}
      width={640}
      segarkan={[...topikBank, kartuDitarik.name]}
      send={async (body, options) => {
        const done = await call(simpan, { body }, options)
        if (no_rekening !== null && done.data)
          await cocokkanDokumen(no_rekening, done.data.nomor, baris, intent.key())
        return done
      }}
      onTersimpan={onTersimpan}
      onClose={onClose}
    />
  )
}
