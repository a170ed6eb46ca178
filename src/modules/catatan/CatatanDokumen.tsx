import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { formatSaat } from '#kernel/tanggal'
import { call } from '#web/call'
import { failure, success } from '#web/dialogs/notices'
import { ViewButtons, ViewDialog } from '#web/dialogs/ViewDialog'
import { PostDialog } from '#web/document/PostDialog'
import { Picture } from '#web/fields/Picture'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import type { NotesProps } from '#web/module'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { hapusCatatan, isianCatatan, lihatCatatan, tulisCatatan } from './catatan.calls.ts'
import './catatan.css'

/** What people wrote about a document, with their photos; Alt+N writes more. */
export function CatatanDokumen({ nomor }: NotesProps) {
  const t = useWords()
  const { zona } = useShell().toko
  const queries = useQueryClient()
  const [menulis, setMenulis] = useState(false)
  const [besar, setBesar] = useState<string>()
  const { data = [] } = useQuery({
    queryKey: ['catatan_dokumen', nomor],
    queryFn: async ({ signal }) =>
      (await call(lihatCatatan, { params: { nomor } }, { signal })).data,
  })
  const hapus = async (id: string): Promise<void> => {
    try {
      success((await call(hapusCatatan, { params: { id } })).message ?? '')
    } catch (error) {
      failure(error)
    }
    await queries.invalidateQueries({ queryKey: ['catatan_dokumen'] })
  }
  return (
    <section className="catatan-dokumen" aria-label={t('Catatan')}>
      <header>
        <h3>{t('Catatan')}</h3>
        <KeyButton
          keyName="Alt+N"
          label="Tulis Catatan"
          size="small"
          run={() => setMenulis(true)}
          icon={<Icon name="edit" />}
        />
      </header>
      <ol>
        {data.map(({ boleh_hapus, catatan, dihapus_oleh, id, lampiran, oleh, saat }) => (
          <li key={id}>
            <p className="meta">
              <strong>{oleh}</strong> · <time dateTime={saat}>{formatSaat(saat, zona)}</time>
              {boleh_hapus ? (
                <Button
                  type="text"
                  size="small"
                  aria-label={t('Hapus Catatan')}
                  icon={<Icon name="delete" />}
                  onClick={() => void hapus(id)}
                />
              ) : null}
            </p>
            {dihapus_oleh === null ? (
              <p>{catatan}</p>
            ) : (
              <p className="meta">{t('Dihapus oleh {{oleh}}', { oleh: dihapus_oleh })}</p>
            )}
            {lampiran.map((path) => (
              <button key={path} type="button" onClick={() => setBesar(path)}>
                <Picture path={path} alt={t('Lampiran')} className="picture" />
              </button>
            ))}
          </li>
        ))}
      </ol>
      {besar === undefined ? null : (
        <ViewDialog title={t('Lampiran')} width={1000} onClose={() => setBesar(undefined)}>
          <Picture path={besar} alt={t('Lampiran')} className="picture lampiran-besar" />
          <ViewButtons autoFocus onClose={() => setBesar(undefined)} />
        </ViewDialog>
      )}
      {menulis ? (
        <PostDialog
          bookless
          title={`${t('Catatan')} ${nomor}`}
          fields={isianCatatan}
          width={560}
          segarkan={['catatan_dokumen']}
          send={(isi, options) => call(tulisCatatan, { body: { nomor, ...isi } }, options)}
          onClose={() => setMenulis(false)}
        />
      ) : null}
    </section>
  )
}
