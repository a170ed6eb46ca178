import { addDays } from '#kernel/tanggal'
import { call } from '#web/call'
import { PostDialog } from '#web/document/PostDialog'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { rekeningKoran } from './koran.ts'
import { topikBank, type useBank } from './use-bank.tsx'

const { simpan } = rekeningKoran.commands
const { saldo_akhir, sampai } = simpan.body ?? {}
const fields = { ...(saldo_akhir && sampai ? { sampai, saldo_akhir } : {}) }

/** The bank did nothing until a day: a statement without lines, at the balance of the last one. */
export function TanpaMutasi(props: {
  readonly bank: ReturnType<typeof useBank>
  readonly onClose: () => void
}) {
  const { bank, onClose } = props
  const t = useWords()
  const { tgl_system } = useShell().toko
  const { no_rekening = null, saldo_buku, saldo_koran, sampai: lalu } = bank.data ?? {}
  // The end of the month before, until a statement reaches it.
  const akhirBulan = addDays(`${tgl_system.slice(0, 7)}-01`, -1)
  const hari = (lalu ?? '') < akhirBulan ? akhirBulan : tgl_system
  return (
    <PostDialog
      title={`${t('Tidak Ada Mutasi')} ${no_rekening ?? ''}`}
      fields={fields}
      awal={{ sampai: hari, saldo_akhir: saldo_koran ?? saldo_buku ?? 0 }}
      width={480}
      segarkan={[...topikBank, rekeningKoran.name]}
      send={(values, options) => {
        const saldo = Number(values['saldo_akhir'])
        const body = {
          ...{ no_rekening: no_rekening ?? '', bentuk: 'TANPA' as const, nama_file: null },
          ...{ judul: null, peran: null, urutan: null, baris: [] },
          ...{ saldo_awal: saldo, saldo_akhir: saldo },
          sampai: values['sampai'] == null ? null : String(values['sampai']),
        }
        return call(simpan, { body }, options)
      }}
      onClose={onClose}
    />
  )
}
