import { Link } from '@tanstack/react-router'
import { alasan } from '#kernel/document'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { FormFields } from '#web/form/FormFields'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { tutupTemuan, type daftarTemuan } from './periksa.calls.ts'
import { namaPola, pola } from './pola.ts'

export type Temuan = NonNullable<NonNullable<(typeof daftarTemuan)['types']>['a']>[number]

const isian = { alasan }

/** The document that it is about, as a link for those who may open it. */
function Dokumen({ temuan }: { readonly temuan: Temuan }) {
  const { opens } = useShell()
  const { dokumen, jenis } = temuan
  if (dokumen === null) return '-'
  const what = jenis === 'PEMBELIAN' ? 'nota_beli' : jenis === 'PENJUALAN' ? 'nota' : undefined
  const path = what && opens[what]?.(dokumen)
  return path === undefined ? dokumen : <Link to={path}>{dokumen}</Link>
}

/** What it may mean, and what speaks for it. */
function Bukti({ temuan }: { readonly temuan: Temuan }) {
  const t = useWords()
  const { zona } = useShell().toko
  const isi = ({ berat, rupiah, saat, teks }: Temuan['bukti'][number]): string => {
    if (rupiah !== null) return `Rp ${formatRupiah(rupiah)}`
    if (berat !== null) return `${formatBerat(berat)} gr`
    return saat === null ? (teks ?? '-') : formatSaat(saat, zona)
  }
  return (
    <div className="temuan">
      <p>{t(pola[temuan.pola].arti)}</p>
      <dl className="temuan-bukti">
        <dt>{t('Dokumen')}</dt>
        <dd>
          <Dokumen temuan={temuan} />
        </dd>
        <dt>{t('User')}</dt>
        <dd>{temuan.user_id ?? '-'}</dd>
        {temuan.bukti.map((one) => (
          <div key={one.label}>
            <dt>{one.label}</dt>
            <dd>{isi(one)}</dd>
          </div>
        ))}
        {temuan.ditutup_oleh === null ? null : (
          <>
            <dt>{t('Diperiksa Oleh')}</dt>
            <dd>{temuan.ditutup_oleh}</dd>
            <dt>{t('Alasan')}</dt>
            <dd>{temuan.alasan}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

interface Props {
  readonly temuan: Temuan
  readonly onClose: () => void
}

/** A finding with its evidence; an open one is closed with a reason. */
export function TemuanDialog({ onClose, temuan }: Props) {
  const t = useWords()
  const { kunci, tgl_system } = temuan
  const title = t(namaPola[temuan.pola])
  if (temuan.status === 'DITUTUP')
    return (
      <ViewDialog title={title} width={640} onClose={onClose}>
        <Bukti temuan={temuan} />
        <ViewButtons autoFocus onClose={onClose} />
      </ViewDialog>
    )
  return (
    <PostDialog
      title={title}
      width={640}
      fields={isian}
      saveLabel={t('Sudah Diperiksa')}
      segarkan={['TEMUAN']}
      renderIsi={(form) => (
        <>
          <Bukti temuan={temuan} />
          <FormFields form={form} autoFocus />
        </>
      )}
      send={({ alasan }, options) =>
        call(tutupTemuan, { body: { pola: temuan.pola, kunci, tgl_system, alasan } }, options)
      }
      onClose={onClose}
    />
  )
}
