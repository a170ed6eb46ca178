import { formatBerat, formatRupiah } from '#kernel/figures'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { PostDialog } from '#web/document/PostDialog'
import { FormFields } from '#web/form/FormFields'
import type { Values } from '#web/form/use-form'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import type { Bukti, Hal, Temuan } from './hal.tsx'
import './temuan.css'

interface Props<T extends Temuan> {
  readonly hal: Hal<T>
  readonly temuan: T
}

/** What it may mean, whom it is about, and what speaks for it. */
function Isi<T extends Temuan>({ hal, temuan }: Props<T>) {
  const t = useWords()
  const { zona } = useShell().toko
  const isi = ({ berat, rupiah, saat, teks }: Bukti): string => {
    if (rupiah !== null) return `Rp ${formatRupiah(rupiah)}`
    if (berat !== null) return `${formatBerat(berat)} gr`
    return saat === null ? (teks ?? '-') : formatSaat(saat, zona)
  }
  const said = [
    ...hal.fakta(temuan).map(([label, kata]) => [t(label), kata] as const),
    ...temuan.bukti.map((one) => [one.label, isi(one)] as const),
  ]
  return (
    <>
      <p>{t(hal.temuan.pola[temuan.pola]?.arti ?? '')}</p>
      <dl className="temuan-bukti">
        {said.map(([label, kata]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{kata ?? '-'}</dd>
          </div>
        ))}
      </dl>
      {hal.lagi?.(temuan)}
    </>
  )
}

/** A finding with its evidence; somebody says what it is. */
export function TemuanDialog<T extends Temuan>(props: Props<T> & { readonly onClose: () => void }) {
  const { hal, onClose, temuan } = props
  const { dipilih, nama, tanda, tandai } = hal.temuan
  const t = useWords()
  const title = t(nama[temuan.pola] ?? temuan.pola)
  if (hal.selesai?.(temuan))
    return (
      <ViewDialog title={title} width={hal.lebar} onClose={onClose}>
        <div className="temuan">
          <Isi hal={hal} temuan={temuan} />
        </div>
        <ViewButtons autoFocus onClose={onClose} />
      </ViewDialog>
    )
  const tentang: Values = Object.fromEntries(
    Object.entries(temuan).filter(([name]) => name in dipilih),
  )
  const awal = hal.awal?.(temuan)
  return (
    <PostDialog
      bookless
      title={title}
      width={hal.lebar}
      fields={tanda}
      {...(awal ? { awal } : {})}
      saveLabel={t(hal.saveLabel)}
      segarkan={[hal.jenis]}
      renderIsi={(form) => (
        <div className="temuan">
          <Isi hal={hal} temuan={temuan} />
          <FormFields form={form} autoFocus />
        </div>
      )}
      send={(said, options) => call(tandai, { body: { ...said, ...tentang } }, options)}
      onClose={onClose}
    />
  )
}
