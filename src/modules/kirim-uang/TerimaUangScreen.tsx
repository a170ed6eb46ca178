import { useState } from 'react'
import { topicsOf } from '#kernel/document'
import { code, type RowOf } from '#kernel/field'
import { call } from '#web/call'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { failure } from '#web/dialogs/notices'
import { CallError } from '#web/request'
import { Documents } from '#web/document/Documents'
import { PostDialog } from '#web/document/PostDialog'
import { show } from '#kernel/kinds'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { KeyButton } from '#web/KeyButton'
import { textAt } from '#web/master/rows'
import { Page } from '#web/page/Page'
import { soundBad } from '#web/sound'
import { useWords } from '#web/words'
import { barisKirim, kirimanReferensi } from './kirim-uang.calls.ts'
import { terimaMasuk, terimaUang } from './kirim-uang.ts'

type Kiriman = RowOf<typeof barisKirim>
const { terima } = terimaUang.commands
const dicari = {
  no_reff: code({ label: 'No Referensi', required: 'Mohon Masukkan Nomor Referensi', max: 40 }),
}
/** Not how much it should hold: that is counted blind. */
const dilihat = ['asal', 'no_segel', 'pembawa', 'keterangan', 'tgl_system'] as const

/** Here it is always counted; the SPEC's call takes an uncounted bag as sent (docs/adr/0285). */
const dihitung = { ...terimaMasuk, terhitung: { ...terimaMasuk.terhitung, required: true } }

/** The bag as the other shop sent it. */
function Isi({ kiriman }: { readonly kiriman: Kiriman }) {
  const t = useWords()
  return (
    <dl className="document-card">
      {dilihat.map((name) => (
        <div key={name}>
          <dt>{t(barisKirim[name].label)}</dt>
          <dd>{show(kiriman[name], barisKirim[name], 'layar', t) || '-'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Money from another shop is looked up by its reference, counted, and received once. */
export function TerimaUangScreen() {
  const t = useWords()
  const form = useForm(dicari)
  const [kiriman, setKiriman] = useState<Kiriman>()
  const cari = (no_reff: string): void =>
    void call(kirimanReferensi, { params: { no_reff } }).then(
      ({ data }) => setKiriman(data.find(({ status }) => status === 'KIRIM') ?? data[0]),
      (error: unknown) => {
        soundBad()
        // SPEC 8: no answer is no number that is not there.
        if (error instanceof CallError && error.unknown)
          failure(t('Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi'))
        else failure(error, t('No Terima Tidak Ditemukan'))
      },
    )
  const submit = (): void => {
    const values = form.submit()
    if (values === undefined) soundBad()
    else cari(values.no_reff)
  }
  return (
    <Page actions={<KeyButton keyName="F9" label="Cari Data" run={submit} type="primary" />}>
      <Desk>
        <DeskLeft label={t('No Referensi')} form>
          <FormFields form={form} autoFocus />
        </DeskLeft>
        <DeskRight label={t('Riwayat')}>
          <Documents
            document={terimaUang}
            title="Riwayat"
            brief
            onScan={cari}
            actions={[
              {
                label: terima.label,
                icon: 'check',
                key: 'F9',
                when: ({ status }) => status === 'KIRIM',
                run: (row) => cari(textAt(row, 'no_reff')),
              },
            ]}
          />
        </DeskRight>
      </Desk>
      {kiriman === undefined ? null : (
        <PostDialog
          title={`${t(terimaUang.title)} ${kiriman.no_reff}`}
          width={640}
          fields={dihitung}
          saveLabel={t(terima.label)}
          failed={terima.failed}
          segarkan={topicsOf(terimaUang)}
          send={(body, options) =>
            call(
              terima,
              { params: { no_reff: kiriman.no_reff }, body: { ...body, asal: kiriman.asal } },
              options,
            )
          }
          renderIsi={(each) => (
            <>
              <Isi kiriman={kiriman} />
              <FormFields form={each} autoFocus />
            </>
          )}
          onTersimpan={() => form.reset()}
          onClose={() => setKiriman(undefined)}
        />
      )}
    </Page>
  )
}
