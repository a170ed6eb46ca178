import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import {
  openStates,
  topicsOf,
  type Command,
  type Document,
  type DocumentList,
} from '#kernel/document'
import type { Field } from '#kernel/field'
import { mayDo } from '#kernel/right'
import { call } from '../call.tsx'
import { info } from '../dialogs/notices.tsx'
import { LabelledInput } from '../fields/LabelledInput.tsx'
import type { Lazy, PaperProps } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { SearchBox } from '../page/SearchBox.tsx'
import { useScan } from '../scan.tsx'
import { isOnIn, useShell } from '../session.tsx'
import { soundBad } from '../sound.tsx'
import { KeptViews, OwnButtons } from '../table/OwnViews.tsx'
import { useWords } from '../words.tsx'
import { commandsIn } from './commands-in.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { PagedDocuments } from './PagedDocuments.tsx'
import { fitting, type DocumentAction, type ListedRow } from './RowActions.tsx'
import { StepDialog, takesBack, type Step } from './StepDialog.tsx'
import { columnNames, useOwnColumns, useSought } from './use-own-list.tsx'

export interface DocumentsProps {
  readonly document: Pick<
    Document,
    | 'besides'
    | 'books'
    | 'commands'
    | 'ends'
    | 'listScreen'
    | 'name'
    | 'screen'
    | 'states'
    | 'title'
  > & {
    readonly list: DocumentList
  }
  readonly title?: string // a phrase; by default the document's
  /** More that can be done with one, as its paper. */
  readonly actions?: readonly DocumentAction<ListedRow>[]
  readonly empty?: ReactNode
  readonly brief?: boolean
  readonly section?: string
  /** A scan that is no document's number; by default it is looked for in the list. */
  readonly onScan?: (kode: string) => void
}

/** What a step is given stands in its row; where that is empty there is nothing for it to do. */
const isGiven = ({ body = {} }: Step, row: ListedRow): boolean =>
  Object.entries<Field>(body).every(
    ([name, { from, given, required }]) =>
      given !== true || required === false || row[from ?? name] !== null,
  )

/** A command of several numbers is given at a desk where they are ticked, not in a row. */
const isStep = (command: Command): command is Step => {
  const nomor = command.body?.['nomor']
  return command.from.length > 0 && nomor !== undefined && nomor.kind !== 'list'
}

/** What leads a document of this row on, or takes it back: state, day, right and flag allow it. */
function useSteps(document: DocumentsProps['document'], section: string | undefined) {
  const shell = useShell()
  return useMemo(
    () =>
      commandsIn(document, section)
        .filter(isStep)
        .filter(({ right }) => mayDo(shell.user, right, (path) => shell.house.screen(path)))
        .filter(({ when }) => when === undefined || isOnIn(shell, when))
        .map((command) => ({
          command,
          fits: (row: ListedRow): boolean =>
            command.from.includes(row.status) &&
            isGiven(command, row) &&
            (!command.exact || command.anyDay === true || row.tgl_system === shell.toko.tgl_system),
        })),
    [document, section, shell],
  )
}

/** A step that leads on, one that stays where it is, one that takes back. */
const signOf = (step: Step) =>
  takesBack(step)
    ? { icon: 'cancel', key: 'Del' }
    : step.from.includes(step.to)
      ? { icon: 'edit', key: 'F8' }
      : { icon: 'check', key: 'F9' }

/** What stands over the list: a card of a document, or a step that it takes. */
interface Over {
  readonly row: ListedRow
  readonly step?: Step
  readonly paper?: Lazy<PaperProps>
}

const print = { label: 'Cetak', icon: 'print', key: 'Ctrl+P' } as const
const tag = { label: 'Cetak Label', icon: 'tag' } as const
const quote = { label: 'Hitung Untuk Hari Lain', icon: 'calendar' } as const
const sign = { label: 'Tanda Tangan', icon: 'edit' } as const
const tell = { label: 'Kirim WhatsApp', icon: 'whatsapp', key: 'Alt+W' } as const

/** What comes out for one of these: its paper, what it costs on another day, its label. */
function usePapers(document: DocumentsProps['document']) {
  const shell = useShell()
  const terbuka = ({ status }: ListedRow): boolean => openStates(document).includes(status)
  return [
    [shell.papers.get(document.name), print],
    [shell.papers.get(`${document.name} KUTIP`), { ...quote, when: terbuka }],
    [shell.papers.get(`${document.name} LABEL`), tag],
    [shell.papers.get(`${document.name} TTD`), { ...sign, when: terbuka }],
    [isOnIn(shell, 'WHATSAPP_MODULE') && shell.papers.get(`${document.name} WA`), tell],
  ] as const
}

/** The document that follows a step at once (`lanjutan`) is told, and its paper comes with it. */
function useLanjutan(paper: Lazy<PaperProps> | undefined) {
  const t = useWords()
  const [nomor, setNomor] = useState('')
  return {
    saved: (answer: object): void => {
      if (!('lanjutan' in answer) || typeof answer.lanjutan !== 'string') return
      info(t('Berlanjut: {{nomor}}', { nomor: answer.lanjutan }))
      setNomor(answer.lanjutan)
    },
    drawn:
      paper && nomor !== '' ? (
        <LazyPart
          key={nomor}
          part={paper}
          given={{ nomor, first: true, onDone: () => setNomor('') }}
        />
      ) : null,
  }
}

/** The number that a paper's code begins with; after a dot it may say more. */
const nomorDari = (text: string): string => text.trim().toUpperCase().split('.')[0] ?? ''

/**
 * The document of this number, or the one that another shop calls so, or the one that has the piece
 * of this barcode while it is open.
 */
const dipindai = (rows: readonly ListedRow[], kode: string, terbuka: readonly string[]) =>
  rows.find(({ nomor }) => nomor === kode) ??
  rows.find((one) => one['no_kirim'] === kode) ??
  rows.find((one) => one['kode_barcode'] === kode && terbuka.includes(one.status))

/** Documents of one kind, newest first, found by what was typed; each is led on from its row. */
export function Documents({
  actions = [],
  brief = false,
  document,
  empty,
  onScan,
  section,
  title = document.title,
}: DocumentsProps) {
  const t = useWords()
  const steps = useSteps(document, section)
  const [over, setOver] = useState<Over>()
  const state: Field | undefined = document.list.query?.status
  const own = useOwnColumns(document.list, brief)
  const { nota, openView, q, setStatus, setTyped, status, typed } = useSought(own.kept)
  const close = (): void => setOver(undefined)
  const open = (text: string): void => {
    const nomor = nomorDari(text)
    void call(document.list, { query: { q: nomor } }).then(({ data }) => {
      const row = dipindai(data, nomor, openStates(document))
      // What the paper says beside the number proves who came: the step that asks has it already.
      if (row) setOver({ row: text.includes('.') ? { ...row, kode: text.trim() } : row })
      else (onScan ?? setTyped)(text.trim().toUpperCase())
    }, soundBad)
  }
  useScan(open) // the code of its paper
  const arrive = useEffectEvent((nomor: string) => open(nomor))
  useEffect(() => {
    if (nota !== undefined) arrive(nota) // another screen, or the search of the header, named it
  }, [nota])
  const papers = usePapers(document)
  const lanjutan = useLanjutan(papers[0][0])
  const all: readonly DocumentAction<ListedRow>[] = [
    ...actions,
    ...steps.map(({ command, fits }) => ({
      label: command.label,
      ...signOf(command),
      when: fits,
      run: (row: ListedRow) => setOver({ row, step: command }),
    })),
    ...papers.flatMap(([one, sign]) =>
      one ? [{ ...sign, run: (row: ListedRow) => setOver({ row, paper: one }) }] : [],
    ),
  ]
  return (
    <>
      <div className="document-search">
        <SearchBox label={t('Cari')} value={typed} onSearch={setTyped} />
        {state === undefined || brief || section ? null : (
          <LabelledInput field={state} value={status} onChange={setStatus} filter />
        )}
        <KeptViews kept={own.kept} onView={openView} />
        <div className="document-own">
          <OwnButtons {...own} saring={{ q, status }} />
        </div>
      </div>
      <PagedDocuments
        key={`${q} ${String(status)}`}
        query={{ q: q === '' ? null : q, status, ...(section ? { bagian: section } : {}) }}
        title={title}
        list={document.list}
        queryKey={[document.name]}
        {...columnNames}
        {...own.listed}
        actions={all}
        brief={brief}
        onOpen={(row) => setOver({ row })}
        {...(empty && q === '' && status === null ? { empty } : {})}
      />
      {over?.paper ? (
        <LazyPart
          part={over.paper}
          given={{
            ...{ nomor: over.row.nomor, first: false },
            // Whoever opened another one meanwhile keeps it.
            onDone: () => setOver((now) => (now === over ? undefined : now)),
          }}
        />
      ) : null}
      {over === undefined || over.step || over.paper ? null : (
        <DocumentCard
          row={over.row}
          fields={document.list.answer.fields ?? {}}
          title={document.title}
          actions={fitting(all, over.row)}
          onClose={close}
        />
      )}
      {over?.step ? (
        <StepDialog
          command={over.step}
          nomor={over.row.nomor}
          row={over.row}
          topics={topicsOf(document)}
          onSaved={lanjutan.saved}
          onClose={close}
        />
      ) : null}
      {lanjutan.drawn}
    </>
  )
}
