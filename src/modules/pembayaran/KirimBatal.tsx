import { useMemo, type ReactNode } from 'react'
import { alasan } from '#kernel/document'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import type { CallOptions } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { FormFields } from '#web/form/FormFields'
import type { Answer } from '#web/request'
import { useWords } from '#web/words'
import { PostDialog } from '#web/document/PostDialog'
import { uangDari, type uangKembali } from './uang-kembali.ts'

const isian = { alasan, uang_dari: uangDari }

/** What a cancel says: why, and out of which drawer its cash goes back. */
export type IsianBatal = RowOf<typeof isian>
export type UangKembali = RowOf<typeof uangKembali>

/**
 * Asks the server whether it can be, before a reason is asked: what it refuses, and cash that lies
 * nowhere, is said at once. @returns undefined where it cannot be
 */
export function useCekBatal() {
  const t = useWords()
  return async (cek: () => Promise<UangKembali>): Promise<UangKembali | undefined> => {
    try {
      const uang = await cek()
      if (uang.laci_cukup || uang.brankas_cukup) return uang
      const { laci, tunai } = uang
      failure(
        t(
          'Rp {{tunai}} tidak ada di laci {{laci}} maupun di brankas: isi laci dahulu di Uang Kas',
          { tunai: formatRupiah(tunai), laci },
        ),
      )
    } catch (error) {
      failure(error)
    }
    return undefined
  }
}

interface Props {
  readonly title: string
  readonly label: string // the button; a phrase
  readonly uang: UangKembali | undefined // nothing asked: no cash goes back
  readonly segarkan: readonly string[]
  readonly kirim: (entered: IsianBatal, options: CallOptions) => Promise<Answer<object>>
  readonly onTersimpan?: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Undoes what took money: why, out of which drawer the cash goes back, and another's approval. */
export function KirimBatal(props: Props) {
  const { children, kirim, label, onClose, onTersimpan, segarkan, title, uang } = props
  const t = useWords()
  const tunai = uang?.tunai ?? 0
  const awal = useMemo(() => ({ uang_dari: uang?.laci_cukup ? 'LACI' : 'BRANKAS' }), [uang])
  return (
    <PostDialog
      title={title}
      width={520}
      saveLabel={t(label)}
      danger
      fields={isian}
      awal={awal}
      segarkan={segarkan}
      send={(entered, options) =>
        kirim(tunai > 0 ? entered : { ...entered, uang_dari: null }, options)
      }
      renderIsi={(form) => (
        <>
          {children}
          {tunai > 0 ? (
            <p>
              {t('Uang tunai kembali ke pelanggan: Rp {{tunai}}', { tunai: formatRupiah(tunai) })}
            </p>
          ) : null}
          {uang && tunai > 0 && !uang.laci_cukup ? (
            <p className="meta">{t('Uang Di Laci {{laci}} Tidak Cukup', { laci: uang.laci })}</p>
          ) : null}
          <FormFields
            form={form}
            names={tunai > 0 ? ['alasan', 'uang_dari'] : ['alasan']}
            autoFocus
          />
        </>
      )}
      {...(onTersimpan ? { onTersimpan } : {})}
      onClose={onClose}
    />
  )
}
