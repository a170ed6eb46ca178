import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Page } from '#web/page/Page'
import { Pager } from '#web/page/Pager'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { soundBad } from '#web/sound'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { barisGerak, barisSaldo, gerakAksesoris, saldoAksesoris } from './aksesoris.calls.ts'
import { aksesorisMasuk, stokAksesoris } from './aksesoris.ts'
import { KeyButton } from '#web/KeyButton'

const sehalaman = 50

/** How many there are of each: Enter takes one into the form. */
function Saldo({ onPilih }: { readonly onPilih: (kode: string) => void }) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['aksesoris', 'saldo'],
    queryFn: async ({ signal }) => (await call(saldoAksesoris, {}, { signal })).data,
  })
  const columns = useMemo(() => columnsOf(barisSaldo, { t, style: 'layar', zona }), [t, zona])
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      <Table
        label={t('Stock Aksesoris')}
        columns={columns}
        rows={found.data}
        keyOf={(row) => row.kode_aksesoris}
        onOpen={({ kode_aksesoris }) => onPilih(kode_aksesoris)}
        empty={<p>{t('Isi Master Aksesoris lebih dulu.')}</p>}
      />
    </>
  )
}

/** What came in and what was taken out, the newest first. */
function Gerak() {
  const t = useWords()
  const { zona } = useShell().toko
  const [page, setPage] = useState(0)
  const found = useQuery({
    queryKey: ['aksesoris', 'gerak', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(gerakAksesoris, { query: { skip: page * sehalaman, limit: sehalaman } }, { signal }),
  })
  const columns = useMemo(() => columnsOf(barisGerak, { t, style: 'layar', zona }), [t, zona])
  return (
    <>
      <Table
        label={t('Riwayat')}
        columns={columns}
        rows={found.data?.data}
        busy={found.isPlaceholderData}
        keyOf={(row) => row.nomor}
        empty={<p>{t('Tidak Ada Data')}</p>}
      />
      <Pager page={page} size={sehalaman} count={found.data?.count ?? 0} onPage={setPage} />
    </>
  )
}

/** Counted stock (SPEC 2): so many come or are taken, F9 saves. */
export function StockAksesorisScreen() {
  const t = useWords()
  const form = useForm(aksesorisMasuk)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: ['aksesoris'],
    onTersimpan: () => form.reset({ arah: form.values['arah'] }),
  })
  const simpan = (): void => {
    const body = form.submit()
    if (body === undefined) soundBad()
    else kirim((options) => call(stokAksesoris.commands.simpan, { body }, options))
  }
  return (
    <Page
      actions={
        <KeyButton keyName="F9" label="Simpan" run={simpan} type="primary" loading={sibuk} />
      }
    >
      <Desk>
        <DeskLeft label={t('Tambah Atau Ambil')} form>
          <FormFields form={form} autoFocus />
        </DeskLeft>
        <DeskRight label={t('Stock Aksesoris')}>
          <div className="desk-top">
            <Saldo onPilih={(kode) => form.set('kode_aksesoris', kode)} />
          </div>
          <Gerak />
        </DeskRight>
      </Desk>
      {dialog}
    </Page>
  )
}
