import { useQueryClient } from '@tanstack/react-query'
import { Button, Tooltip } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { sentencesOf, type Master } from '#kernel/master'
import { callsOf, pathKeyOf, shownFields } from '#kernel/master-calls'
import { csvFor } from '#kernel/language'
import { call, callFile } from '../call.tsx'
import { confirm, confirmDelete, failure, success } from '../dialogs/notices.tsx'
import { columnsOf } from '../fields/cells.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { isCancelled, whileFetching } from '../dialogs/ProgressDialog.tsx'
import { printFile, saveFile } from '../page/download.tsx'
import type { Lazy, LookProps } from '../module.tsx'
import { bring, LazyPart } from '../page/LazyPart.tsx'
import { Page } from '../page/Page.tsx'
import { Pager } from '../page/Pager.tsx'
import { Refused } from '../page/Refused.tsx'
import { ReloadButton } from '../page/ReloadButton.tsx'
import { SearchBox } from '../page/SearchBox.tsx'
import { CallError } from '../request.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { useViews } from '../report/use-views.tsx'
import { chosenOf, type Offered } from '../table/chosen.tsx'
import { Table } from '../table/Table.tsx'
import { spokenLanguage, useWords } from '../words.tsx'
import { RowButtons } from './RowButtons.tsx'
import { textAt, useNames, type Row } from './rows.tsx'
import { pageSize, useMasterList } from './use-list.tsx'
import { KeyButton } from '../KeyButton.tsx'
import { useKeys } from '../keys.tsx'
import './master.css'

/** A row that documents name cannot be deleted: asks whether to switch it off instead. */
function useSwitchOff(master: Master): (row: Row, refused: CallError) => Promise<void> {
  const t = useWords()
  const { update } = callsOf(master)
  return async (row, { message }) => {
    const text = `${message}. ${t('Nonaktifkan: tidak dapat dipilih lagi, yang lama tetap memakainya.')}`
    const title = `${textAt(row, master.key)} ${textAt(row, master.shown)}`
    if (!(await confirm({ title, text, yes: t('Nonaktifkan'), no: t('Batal') }))) return
    const { [master.key]: key, ...rest } = row
    const params = { [pathKeyOf(update.path)]: String(key) }
    await call(update, { params, body: { ...rest, aktif: false } })
    success(t(sentencesOf(master).updated))
  }
}

/** Deletes a row after a question; a row in use is refused with the server's sentence. */
function useDelete(master: Master): (row: Row) => Promise<void> {
  const t = useWords()
  const queries = useQueryClient()
  const switchOff = useSwitchOff(master)
  const sentences = sentencesOf(master)
  return async (row) => {
    const key = textAt(row, master.key)
    if (!(await confirmDelete(`${key} ${textAt(row, master.shown)}`.trim()))) return
    const endpoint = callsOf(master).delete
    const gone = async (): Promise<void> => {
      await call(endpoint, { params: { [pathKeyOf(endpoint.path)]: key } })
      success(t(sentences.deleted))
    }
    try {
      await gone().catch((error: unknown) => {
        const inUse = error instanceof CallError && error.code === 'E-PAKAI'
        if (inUse && row['aktif'] === true) return switchOff(row, error)
        throw error
      })
      await queries.invalidateQueries({ queryKey: [master.name] })
    } catch (error) {
      failure(error, t(sentences.deleteFailed))
    }
  }
}

/**
 * What covers the list: a row being edited or added, the changes of one row or of all, a sheet, or
 * how others see it.
 */
type Over =
  | {
      readonly what: 'columns' | 'form' | 'history' | 'impor' | 'look'
      readonly row: Row | undefined
    }
  | undefined

/** The columns of a master's list, each reference with its name. */
function useColumns(master: Master) {
  const t = useWords()
  const { toko } = useShell()
  const shown = useMemo(() => shownFields(master), [master])
  const fields = useFieldsOn(shown)
  const nameOf = useNames(fields)
  return useMemo(() => {
    const context = { t, style: 'layar', zona: toko.zona, nameOf } as const
    return columnsOf(fields, context, true)
  }, [fields, t, toko.zona, nameOf])
}

const sheets: readonly {
  readonly format: 'csv' | 'pdf' | 'xlsx'
  readonly label: string
  readonly icon: IconName
}[] = [
  { format: 'xlsx', label: 'Excel', icon: 'excel' },
  { format: 'csv', label: 'CSV', icon: 'cloud-download' },
  { format: 'pdf', label: 'Cetak', icon: 'print' },
]

/** Which columns, and in which order: by key, or by its picture alone. */
function ColumnsButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWords()
  useKeys([{ key: 'Alt+K', label: 'Pilih Kolom', run: onOpen }])
  return (
    <Tooltip title={`${t('Pilih Kolom')} (Alt+K)`}>
      <Button aria-label={t('Pilih Kolom')} icon={<Icon name="list" />} onClick={onOpen} />
    </Tooltip>
  )
}

/** The list as it is searched and sorted, all its pages, as a file. */
function Sheets(props: {
  readonly master: Master
  readonly asked: ReturnType<typeof useMasterList>['asked']
}) {
  const t = useWords()
  const [leaving, setLeaving] = useState<string>()
  const leave = (format: 'csv' | 'pdf' | 'xlsx'): void => {
    const { limit: _, skip: __, ...query } = props.asked
    setLeaving(format)
    const given = {
      params: {},
      query: { ...query, format: format === 'csv' ? csvFor(spokenLanguage()) : format },
    }
    whileFetching(t('Sedang Mengambil Data'), (options) =>
      callFile(callsOf(props.master).list, given, options),
    )
      .then(format === 'pdf' ? printFile : saveFile)
      .catch((error: unknown) => (isCancelled(error) ? undefined : failure(error)))
      .finally(() => setLeaving(undefined))
  }
  return sheets.map(({ format, icon, label }) => (
    <Button
      key={format}
      icon={<Icon name={icon} />}
      loading={leaving === format}
      onClick={() => leave(format)}
    >
      {t(label)}
    </Button>
  ))
}

// Parts that few visits open are not loaded with the first list. The form is loaded right after the
// rows: a key typed after F7 must not wait for the network.
const masterForm = async () => (await import('./MasterForm.tsx')).MasterForm
const historyDrawer = async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer
const columnsDialog = async () => (await import('../table/ColumnsDialog.tsx')).ColumnsDialog
const imporDialog = async () => (await import('./ImporDialog.tsx')).ImporDialog

interface Props {
  readonly master: Master
  /** How others see what is kept here. */
  readonly look?: Lazy<LookProps> | undefined
}

interface CoveringProps extends Props {
  readonly over: Over
  readonly offered: readonly Offered[]
  readonly kolom: string | null
  readonly setKolom: (kolom: string | null) => void
  readonly onClose: () => void
}

/** What covers the list, fetched when it is first wanted. */
function Covering({ kolom, look, master, offered, onClose, over, setKolom }: CoveringProps) {
  const given = { master, row: over?.row, onClose }
  if (over?.what === 'columns')
    return <LazyPart part={columnsDialog} given={{ offered, kolom, onSave: setKolom, onClose }} />
  if (over?.what === 'form') return <LazyPart part={masterForm} given={given} />
  if (over?.what === 'history') return <LazyPart part={historyDrawer} given={given} />
  if (over?.what === 'impor') return <LazyPart part={imporDialog} given={{ master, onClose }} />
  if (over?.what === 'look' && look)
    return <LazyPart part={look} given={{ master: master.name, onClose }} />
  return null
}

/** The screen of any master, from its definition alone. */
export function MasterScreen({ look, master }: Props) {
  const t = useWords()
  const list = useMasterList(master)
  const all = useColumns(master)
  const { kolom, setKolom } = useViews(master.path)
  const columns = useMemo(() => chosenOf(all, kolom), [all, kolom])
  const remove = useDelete(master)
  const [over, setOver] = useState<Over>()
  const close = (): void => setOver(undefined)
  const show = (what: NonNullable<Over>['what']) => (): void => setOver({ what, row: undefined })
  const add = show('form')
  const isThere = list.rows !== undefined
  useEffect(() => {
    if (isThere) void bring(masterForm)
  }, [isThere])
  const sentence = t(sentencesOf(master).empty)
  return (
    <Page
      tools={<SearchBox label={t('Cari')} value={list.typed} onSearch={list.search} />}
      actions={
        <>
          <ReloadButton onReload={list.reload} />
          <KeyButton
            keyName="F6"
            label="Riwayat"
            run={show('history')}
            icon={<Icon name="history" />}
          />
          {look ? (
            <KeyButton
              keyName="F8"
              label="Ponsel"
              run={show('look')}
              icon={<Icon name="phone" />}
            />
          ) : null}
          <ColumnsButton onOpen={show('columns')} />
          <Sheets master={master} asked={list.asked} />
          {master.fixed ? null : (
            <>
              <KeyButton
                keyName="F4"
                label="Impor"
                run={show('impor')}
                icon={<Icon name="upload" />}
              />
              <KeyButton
                keyName="F7"
                label="Tambah"
                run={add}
                type="primary"
                icon={<Icon name="plus" />}
              />
            </>
          )}
        </>
      }
    >
      {master.unread ? (
        <p className="master-unread" role="note">
          {t('Belum ada bagian program yang memakai isi halaman ini; yang diisi disimpan.')}
        </p>
      ) : null}
      {list.error && list.rows === undefined ? (
        <Refused error={list.error} onRetry={list.reload} />
      ) : (
        <Table
          label={t(master.title)}
          columns={columns}
          rows={list.rows}
          keyOf={(row) => textAt(row, master.key)}
          sorting={list.sorting}
          busy={list.busy}
          onOpen={(row) => setOver({ what: 'form', row })}
          {...(master.fixed ? {} : { onDelete: (row: Row) => void remove(row) })}
          actionsWidth={116}
          renderActions={(row) => (
            <RowButtons
              onEdit={() => setOver({ what: 'form', row })}
              onHistory={() => setOver({ what: 'history', row })}
              {...(master.fixed ? {} : { onDelete: () => void remove(row) })}
            />
          )}
          empty={
            <>
              <p>{sentence}</p>
              {list.typed === '' && !master.fixed ? (
                <Button onClick={add}>{t('Tambah')}</Button>
              ) : (
                <Button onClick={() => list.search('')}>{t('Hapus Pencarian')}</Button>
              )}
            </>
          }
        />
      )}
      <Pager page={list.page} size={pageSize} count={list.count} onPage={list.setPage} />
      <Covering {...{ over, master, look, offered: all, kolom, setKolom }} onClose={close} />
    </Page>
  )
}
