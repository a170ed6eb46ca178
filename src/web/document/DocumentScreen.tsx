import { useRef, useState } from 'react'
import { topicsOf, type Command } from '#kernel/document'
import type { Fields } from '#kernel/field'
import { call } from '../call.tsx'
import { Desk, DeskLeft, DeskRight } from '../desk/Desk.tsx'
import { FormFields } from '../form/FormFields.tsx'
import { useForm, type Values } from '../form/use-form.tsx'
import { KeyButton } from '../KeyButton.tsx'
import type { FormPartProps, Lazy } from '../module.tsx'
import { LazyPart } from '../page/LazyPart.tsx'
import { Page } from '../page/Page.tsx'
import { useShell } from '../session.tsx'
import { Drawn } from '../shell/current.tsx'
import { soundBad } from '../sound.tsx'
import { useWords } from '../words.tsx'
import { Documents, type DocumentsProps } from './Documents.tsx'
import { PostDialog } from './PostDialog.tsx'
import { scanInto, takesScans } from './scan-target.tsx'
import { usePost } from './use-post.tsx'

type Made = Command<string, never, Values, object>

/** A command that makes a document of what its fields say. */
const isMade = (command: Command): command is Made =>
  command.from.length === 0 && command.body !== undefined

interface Props {
  readonly document: DocumentsProps['document'] & { readonly dialog?: true }
  /** What the module shows over the list, as what is left; it may fill the form. */
  readonly part?: Lazy<FormPartProps> | undefined
  /** What fills the form before anything is typed stands above it. */
  readonly above?: Lazy<FormPartProps>
  /** Its list alone: nothing is made here. */
  readonly listed?: boolean
  /** Those of this section alone. */
  readonly section?: string | undefined
}

/** So many stand in a narrow column without scrolling. */
const fewFields = 8
/** How many are asked, with those of the first line of a list. */
const asks = (fields: Fields): number =>
  Object.values(fields).reduce(
    (sum, { fields: line, part }) => sum + 1 + (line && !part ? asks(line) : 0),
    0,
  )

/** What was chosen stays for the next one; what was typed goes, and so does a customer. */
const chosen = (fields: Fields, values: Values): Values =>
  'nama_customer' in fields
    ? {}
    : Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.kind === 'choice'))

/** Who it is for: what stays where the same person wants another. */
const perOrang =
  /^(nama_customer|alamat_customer|kode_kota|kode_kecamatan|no_hp|jenis_pelanggan|kode_sales)$/
const ofPerson = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => perOrang.test(name)))

/** The number of what was made, where its paper comes at once and not with its money. */
const printable = (data: object): string =>
  'nomor' in data && !('siap_cetak' in data && data.siap_cetak === false) ? String(data.nomor) : ''

/** The form of a command at the left, and the documents that it has made at the right. */
function Entry({ above, document, making, part }: Props & { readonly making: Made }) {
  const t = useWords()
  const fields = making.body ?? {}
  // What fills it from a spreadsheet fills many lines.
  const wide = asks(fields) > fewFields || above !== undefined
  const form = useForm(fields)
  const scanned = (text: string): void => {
    if (!scanInto(form, text)) soundBad()
  }
  const [round, setRound] = useState(0)
  const again = useRef(false)
  const [saved, setSaved] = useState('')
  const paper = useShell().papers.get(document.name)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: topicsOf(document),
    failed: making.failed,
    onTersimpan: () => {
      form.reset(again.current ? ofPerson(form.values) : chosen(fields, form.values))
      setRound(round + 1)
    },
  })
  const save = (another: boolean): void => {
    again.current = another
    const body = form.submit()
    if (body === undefined) soundBad()
    else
      kirim(async (options) => {
        const answer = await call(making, { body }, options)
        setSaved(printable(answer.data))
        return answer
      })
  }
  return (
    <Page
      actions={
        <>
          <KeyButton
            keyName="Ctrl+F9"
            label="Simpan, Lagi Untuk Dia"
            run={() => save(true)}
            shown={'nama_customer' in fields}
            loading={sibuk}
          />
          <KeyButton
            keyName="F9"
            label={making.label}
            run={() => save(false)}
            type="primary"
            loading={sibuk}
          />
        </>
      }
    >
      <Desk wide={wide}>
        <DeskLeft label={t(document.title)} form>
          {above === undefined ? null : <LazyPart key={round} part={above} given={{ form }} />}
          <FormFields key={`fields ${round}`} form={form} autoFocus={above === undefined} />
        </DeskLeft>
        <DeskRight label={t('Riwayat')}>
          {part === undefined ? null : (
            <div className="desk-top">
              <LazyPart part={part} given={{ form }} />
            </div>
          )}
          <Drawn value={undefined}>
            <Documents
              document={document}
              title="Riwayat"
              brief={wide}
              {...(takesScans(fields) ? { onScan: scanned } : {})}
            />
          </Drawn>
        </DeskRight>
      </Desk>
      {dialog}
      {paper && saved !== '' ? (
        <LazyPart
          key={saved}
          part={paper}
          given={{ nomor: saved, first: true, onDone: () => setSaved('') }}
        />
      ) : null}
    </Page>
  )
}

/** Its list, over which the form of its first command opens in a dialog. */
function ListWithDialog({ document, making, part }: Props & { readonly making: Made }) {
  const t = useWords()
  const [opened, setOpened] = useState(false)
  const { body = {}, consequence, failed } = making
  const form = useForm({}) // what the part proposes
  return (
    <Page
      actions={<KeyButton keyName="F7" label="Tambah" run={() => setOpened(true)} type="primary" />}
    >
      {part === undefined ? null : (
        <div className="document-top">
          <LazyPart part={part} given={{ form }} />
        </div>
      )}
      <Documents document={document} />
      {opened ? (
        <PostDialog
          title={t(document.title)}
          width={asks(body) > fewFields ? 960 : 640}
          fields={body}
          awal={form.values}
          saveLabel={t(making.label)}
          failed={failed}
          segarkan={topicsOf(document)}
          send={(values, options) => call(making, { body: values }, options)}
          renderIsi={(each) => (
            <>
              {consequence === undefined ? null : (
                <p className="meta step-akibat">{t(consequence)}</p>
              )}
              <FormFields form={each} autoFocus />
            </>
          )}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </Page>
  )
}

/** The screen of a document, from its definition alone. */
export function DocumentScreen(props: Props) {
  const making = Object.values(props.document.commands).find(isMade)
  if (making !== undefined && props.listed !== true)
    return props.document.dialog ? (
      <ListWithDialog {...props} making={making} />
    ) : (
      <Entry {...props} making={making} />
    )
  return (
    <Page>
      <Documents document={props.document} {...(props.section ? { section: props.section } : {})} />
    </Page>
  )
}
