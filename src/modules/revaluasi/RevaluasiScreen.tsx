import { topicsOf } from '#kernel/document'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatBerat, formatPersen } from '#kernel/figures'
import { call } from '#web/call'
import { columnsOf } from '#web/fields/cells'
import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { soundBad } from '#web/sound'
import { Table } from '#web/table/Table'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { Desk, DeskLeft, DeskRight } from '#web/desk/Desk'
import { barisDinilai, cobaRevaluasi } from './revaluasi.calls.ts'
import { revaluasiMasuk, revaluasi } from './revaluasi.ts'
import { KeyButton } from '#web/KeyButton'

/** What would become of the pieces, room by room, before anything is posted. */
function Akibat({ ke, kode }: { readonly ke: number; readonly kode: string }) {
  const t = useWords()
  const { zona } = useShell().toko
  const found = useQuery({
    queryKey: ['barang', 'revaluasi', kode, ke],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(cobaRevaluasi, { body: { kode_kadar: kode, kadar_eod: ke } }, { signal })).data,
  })
  const columns = useMemo(() => columnsOf(barisDinilai, { t, style: 'layar', zona }), [t, zona])
  const { data } = found
  return (
    <>
      {found.error ? <Refused error={found.error} onRetry={found.refetch} /> : null}
      {data === undefined ? null : (
        <p className="desk-done" role="status">
          {t('{{pcs}} barang, {{berat}} gr: murni {{dari}} menjadi {{ke}}', {
            pcs: data.pcs,
            berat: formatBerat(data.berat),
            dari: `${formatBerat(data.murni_dari)} gr (${formatPersen(data.kadar_eod_dari)} %)`,
            ke: `${formatBerat(data.murni_ke)} gr (${formatPersen(ke)} %)`,
          })}
        </p>
      )}
      {data !== undefined && data.dalam_nota > 0 ? (
        <p className="desk-refused" role="alert">
          {t('{{pcs}} barang masih dalam nota: validasi atau batalkan dulu', {
            pcs: data.dalam_nota,
          })}
        </p>
      ) : null}
      <Table
        label={t('Akibatnya')}
        columns={columns}
        rows={data?.gudang}
        busy={found.isPlaceholderData}
        keyOf={(row) => row.kode_gudang}
        empty={<p>{t('Tidak ada barang yang berubah.')}</p>}
      />
    </>
  )
}

/** Choose a kadar, see what becomes of its pieces, F9 asks an approver and posts. */
export function RevaluasiScreen() {
  const t = useWords()
  const form = useForm(revaluasiMasuk)
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: topicsOf(revaluasi),
    onTersimpan: () => form.reset(),
  })
  const simpan = (): void => {
    const body = form.submit()
    if (body === undefined) soundBad()
    else kirim((options) => call(revaluasi.commands.simpan, { body }, options))
  }
  const kode = textOf(form.values['kode_kadar'])
  const ke = form.values['kadar_eod']
  return (
    <Page
      actions={
        <KeyButton keyName="F9" label="Simpan" run={simpan} type="primary" loading={sibuk} />
      }
    >
      <Desk>
        <DeskLeft label={t('Yang Diubah')} form>
          <FormFields form={form} autoFocus />
        </DeskLeft>
        <DeskRight label={t('Akibatnya')}>
          {kode && typeof ke === 'number' && ke > 0 ? (
            <Akibat kode={kode} ke={ke} />
          ) : (
            <p>{t('Pilih kadar dan kadar EOD barunya: akibatnya tampil di sini.')}</p>
          )}
        </DeskRight>
      </Desk>
      {dialog}
    </Page>
  )
}
