import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { sentencesOf, type Master } from '#kernel/master'
import { shownFields } from '#kernel/master-calls'
import { branchNow } from '../branch.tsx'
import { columnsOf } from '../fields/cells.tsx'
import type { Lazy, LookProps } from '../module.tsx'
import { bring, LazyPart } from '../page/LazyPart.tsx'
import { Page } from '../page/Page.tsx'
import { Pager } from '../page/Pager.tsx'
import { Refused } from '../page/Refused.tsx'
import { SearchBox } from '../page/SearchBox.tsx'
import { useFieldsOn, useShell } from '../session.tsx'
import { useKept, useViewOfAddress, filtersOf, type KeptView } from '../report/use-views.tsx'
import { chosenOf, withWidth } from '../table/chosen.tsx'
import { KeptViews, OwnButtons } from '../table/OwnViews.tsx'
import { Table } from '../table/Table.tsx'
import { useWords } from '../words.tsx'
import { MasterActions, type Covered } from './MasterActions.tsx'
import { RowButtons } from './RowButtons.tsx'
import { textAt, useNames, type Row } from './rows.tsx'
import { pageSize, useMasterList } from './use-list.tsx'
import './master.css'

/**
 * What covers the list: a row being edited or added, the changes of one row or of all, a sheet, or
 * how others see it.
 */
type Over = { readonly what: Covered; readonly row: Row | undefined } | undefined

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

// Parts that few visits open are not loaded with the first list. The form is loaded right after the
// rows: a key typed after F7 must not wait for the network.
const masterForm = async () => (await import('./MasterForm.tsx')).MasterForm
const historyDrawer = async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer
const imporDialog = async () => (await import('./ImporDialog.tsx')).ImporDialog

interface Props {
  readonly master: Master
  /** How others see what is kept here. */
  readonly look?: Lazy<LookProps> | undefined
}

interface CoveringProps extends Props {
  readonly over: Over
  readonly onClose: () => void
}

/** What covers the list, fetched when it is first wanted. */
function Covering({ look, master, onClose, over }: CoveringProps) {
  const given = { master, row: over?.row, onClose }
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
  const kept = useKept(master.path)
  const open = (one: KeptView): void => {
    kept.take(one)
    list.show(filtersOf(one))
  }
  useViewOfAddress(kept.views, open)
  const { kolom } = kept
  const columns = useMemo(() => chosenOf(all, kolom), [all, kolom])
  const queries = useQueryClient()
  const remove = async (row: Row): Promise<void> =>
    (await import('./delete-row.tsx')).deleteRow({ master, row, t, queries })
  const [over, setOver] = useState<Over>()
  const close = (): void => setOver(undefined)
  const show = (what: Covered) => (): void => setOver({ what, row: undefined })
  const add = show('form')
  const isThere = list.rows !== undefined
  useEffect(() => {
    if (isThere) void bring(masterForm)
  }, [isThere])
  const onWidth = (name: string, width: number | undefined): void =>
    kept.setWidths(withWidth(all, kolom, name, width))
  const sentence = t(sentencesOf(master).empty)
  const own = <OwnButtons path={master.path} kept={kept} offered={all} saring={list.saring} />
  return (
    <Page
      tools={<SearchBox label={t('Cari')} value={list.typed} onSearch={list.search} />}
      actions={
        <MasterActions {...{ list, master }} hasLook={look !== undefined} onOpen={show} own={own} />
      }
    >
      <KeptViews kept={kept} onView={open} />
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
          {...(branchNow() === undefined ? { onWidth } : {})}
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
      <Covering {...{ over, master, look }} onClose={close} />
    </Page>
  )
}
