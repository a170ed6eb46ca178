import { useMemo, useState } from 'react'
import type { RowOf } from '#kernel/field'
import { call } from '#web/call'
import { failure } from '#web/dialogs/notices'
import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useForm, type Form } from '#web/form/use-form'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { ReloadButton } from '#web/page/ReloadButton'
import { scaleSetting } from '#web/scale'
import { useSetting, useShell } from '#web/session'
import { soundBad } from '#web/sound'
import { useWords } from '#web/words'
import { usePost } from '#web/document/use-post'
import { DaftarBaki } from './meja/DaftarBaki.tsx'
import { HasilTimbang, type HasilBaki } from './meja/HasilTimbang.tsx'
import { Sesi } from './meja/Sesi.tsx'
import { TimbanganDialog, TombolTimbangan } from '../perangkat/TimbanganDialog.tsx'
import { TeraDialog } from './meja/TeraDialog.tsx'
import { useBaki, useSesi, type BakiTimbang } from './meja/use-baki.tsx'
import type { WaktuTimbang } from './timbang.rules.ts'
import { mulaiMasuk, timbangBaki } from './timbang.ts'
import { settingTimbang } from './setting.ts'
import { KeyButton } from '#web/KeyButton'
import './timbang.css'

/** SPEC 5: weighing start needs a warehouse code and a tray code. */
const isian = {
  kode_gudang: mulaiMasuk.kode_gudang,
  kode_baki: { ...mulaiMasuk.kode_baki, required: 'Mohon Untuk Pilih Kode Baki' },
  waktu: mulaiMasuk.waktu,
}

const waktuDari = (value: unknown): WaktuTimbang | null =>
  value === 'PAGI' || value === 'PERIKSA' || value === 'MALAM' ? value : null

/** The tray that I have on the scale: the page may have been loaded anew meanwhile. */
function useMilikku(rows: readonly BakiTimbang[] | undefined) {
  const { user } = useShell()
  const [dibuka, buka] = useState<string>()
  const mine = rows?.filter(({ id, oleh }) => id !== null && oleh === user.user_id)
  const id = mine?.some((one) => one.id === dibuka) ? dibuka : (mine?.[0]?.id ?? undefined)
  return { id, buka }
}

/** Tells who has a tray that is weighed or counted by somebody else. */
function useDiambil() {
  const t = useWords()
  const { user } = useShell()
  return ({ kode_baki, oleh }: BakiTimbang): boolean => {
    if (oleh === null || oleh === user.user_id) return false
    soundBad()
    failure(
      t('Baki {{kode_baki}} Sedang Ditimbang Atau Dihitung Oleh {{oleh}}', { kode_baki, oleh }),
    )
    return true
  }
}

function useMulai(form: Form<typeof isian>, onMulai: (id: string) => void) {
  const { toko } = useShell()
  const { dialog, kirim, sibuk } = usePost({
    form,
    segarkan: ['baki'],
    onTersimpan: () => undefined,
  })
  const mulai = (isi: RowOf<typeof isian> | undefined): void => {
    if (isi === undefined) return
    const { timbangan } = scaleSetting()
    kirim(async (options) => {
      const body = { ...isi, kode_toko: toko.kode_toko, timbangan }
      const saved = await call(timbangBaki.commands.mulai, { body }, options)
      onMulai(saved.data.data_timbang[0]?.id ?? '')
      return saved
    })
  }
  return { dialog, mulai, sibuk }
}

/** How many trays went into the safe by weight today, where the shop asks for that. */
function Malam({ rows }: { readonly rows: readonly BakiTimbang[] }) {
  const t = useWords()
  const { tgl_system } = useShell().toko
  const harian = useSetting(settingTimbang.TIMBANG_HARIAN_MODULE)
  if (!harian) return null
  const jumlah = rows.filter(
    ({ terakhir_tgl, terakhir_waktu }) => terakhir_tgl === tgl_system && terakhir_waktu === 'MALAM',
  ).length
  return (
    <span className="meta">
      {t('{{jumlah}} dari {{semua}} baki sudah masuk brankas', { jumlah, semua: rows.length })}
    </span>
  )
}

/** Trays on the scale: morning, evening and whenever somebody wants to know (SPEC 2). */
export function TimbangBakiScreen() {
  const t = useWords()
  const diambil = useDiambil()
  const form = useForm(isian)
  const baki = useBaki()
  const [hasil, setHasil] = useState<HasilBaki>()
  const [dialog, setDialog] = useState<'tera' | 'timbangan'>()
  const milikku = useMilikku(baki.data)
  const sesi = useSesi(milikku.id)
  const {
    dialog: tanya,
    mulai,
    sibuk,
  } = useMulai(form, (id) => {
    setHasil(undefined)
    milikku.buka(id)
  })
  const ditimbang = milikku.id === undefined ? undefined : sesi.data
  const tutup = (): void => setDialog(undefined)
  const idBaki = form.idOf('kode_baki')
  const keys = useMemo(() => ['kode_gudang', 'kode_baki', 'waktu'], [])
  const mulaiForm = (): void => mulai(form.submit())
  useKeys([{ key: 'F2', label: 'Pilih Baki', run: () => document.getElementById(idBaki)?.focus() }])
  const timbang = ({ kode_baki, kode_gudang }: Pick<HasilBaki, 'kode_baki' | 'kode_gudang'>) => {
    form.set('kode_gudang', kode_gudang)
    form.set('kode_baki', kode_baki)
    const waktu = waktuDari(form.values['waktu'])
    if (milikku.id === undefined) mulai({ kode_gudang, kode_baki, waktu })
  }
  const pilih = (one: BakiTimbang): void => {
    if (diambil(one)) return
    if (one.id === null) timbang(one)
    else milikku.buka(one.id)
  }
  return (
    <Page
      tools={
        <>
          <TombolTimbangan onClick={() => setDialog('timbangan')} />
          <Malam rows={baki.data ?? []} />
        </>
      }
      actions={
        <>
          <ReloadButton onReload={baki.refetch} />
          <KeyButton keyName="F6" label="Tera Timbangan" run={() => setDialog('tera')} />
        </>
      }
    >
      {baki.error ? <Refused error={baki.error} onRetry={baki.refetch} /> : null}
      <div className="timbang-baki">
        <section className="timbang-daftar" aria-label={t('Daftar Baki')}>
          <DaftarBaki
            rows={baki.data}
            dipilih={ditimbang?.kode_baki ?? textOf(form.values['kode_baki'])}
            onPilih={pilih}
          />
        </section>
        <div className="timbang-meja">
          {ditimbang ? (
            <Sesi
              key={ditimbang.id}
              sesi={ditimbang}
              onHasil={setHasil}
              onReset={() => setHasil(undefined)}
            />
          ) : (
            <section className="timbang-mulai" aria-label={t('Mulai Timbang')} data-form>
              <FormFields form={form} names={keys} inline autoFocus />
              <KeyButton
                keyName="F8"
                label="Mulai Timbang"
                run={mulaiForm}
                type="primary"
                loading={sibuk}
                disabled={ditimbang !== undefined}
              />
            </section>
          )}
          {hasil && !ditimbang ? (
            <HasilTimbang hasil={hasil} onUlang={() => timbang(hasil)} />
          ) : null}
          {hasil || ditimbang ? null : (
            <p className="meta">
              {t('Pilih baki, letakkan di timbangan, hitung isinya, lalu simpan hasilnya.')}
            </p>
          )}
        </div>
      </div>
      {tanya}
      {dialog === 'tera' ? <TeraDialog onClose={tutup} /> : null}
      {dialog === 'timbangan' ? <TimbanganDialog onClose={tutup} /> : null}
    </Page>
  )
}
