import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { rupiah } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { NumberInput } from '#web/fields/NumberInput'
import { numberOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useKeys } from '#web/keys'
import { Page } from '#web/page/Page'
import { Refused } from '#web/page/Refused'
import { Waiting } from '#web/page/Skeleton'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { LayarDialog } from '../layar/LayarDialog.tsx'
import { Akibat } from './Akibat.tsx'
import { Grafik, rentang } from './Grafik.tsx'
import { TabelHarga } from './TabelHarga.tsx'
import { useHarga, type Harga } from './use-harga.tsx'
import { KeyButton } from '#web/KeyButton'
import './harga.css'

const idMurni = 'harga-murni'
const isiMurni = rupiah({ label: 'Harga Emas Murni/Gram', min: 1 })

interface MurniProps {
  readonly harga: Harga
  readonly onKini: () => void
}

/** The market's price of fine gold: what it is and since when; today's is typed. */
function Murni({ harga, onKini }: MurniProps) {
  const t = useWords()
  const murni = harga.kini.data?.murni
  return (
    <div className="form-field" onFocus={onKini}>
      <label htmlFor={idMurni}>{t('Harga Emas Murni/Gram')}</label>
      <NumberInput
        id={idMurni}
        field={isiMurni}
        value={harga.murni ?? murni?.harga_murni ?? null}
        onChange={(value) => {
          const typed = numberOf(value)
          harga.setMurni(typed === 0 || typed === murni?.harga_murni ? null : typed)
        }}
        invalid={false}
        describedBy={`${idMurni}-sejak`}
        readOnly={harga.sibuk}
        siblings={{}}
      />
      <span id={`${idMurni}-sejak`} className="form-hint">
        {murni
          ? t('Rp {{harga}} sejak {{tgl}}', {
              harga: formatRupiah(murni.harga_murni),
              tgl: murni.berlaku_mulai,
            })
          : t('Belum pernah ditetapkan')}
      </span>
    </div>
  )
}

/** Which price the chart tells of: the group that has the focus, else fine gold. */
function useKini({ baris = [] }: Harga) {
  const t = useWords()
  const [kode, setKode] = useState<string>()
  const [hari, setHari] = useState<number>(rentang[1])
  const group = baris.find((one) => one.kode_group === kode)
  return {
    kode: group?.kode_group,
    judul: group ? `${group.kode_group} ${group.nama_group}` : t('Emas Murni'),
    setKode,
    hari,
    onHari: (): void =>
      setHari(rentang[(rentang.findIndex((one) => one === hari) + 1) % rentang.length] ?? 90),
  }
}

function Alat({ harga, onMurni }: { readonly harga: Harga; readonly onMurni: () => void }) {
  const t = useWords()
  const { toko } = useShell()
  const { form, pilih, terapkan } = harga
  const { cara } = form.values
  return (
    <div className="harga-alat" data-form>
      <Murni harga={harga} onKini={onMurni} />
      <FormFields
        form={form}
        inline
        names={['cara', cara === 'RUPIAH' ? 'rupiah' : 'persen', 'kolom']}
      />
      <KeyButton
        keyName="F4"
        label="Terapkan"
        run={terapkan}
        disabled={harga.kini.data === undefined || harga.sibuk}
      >
        {pilih.size === 0
          ? t('Terapkan Ke Semua')
          : t('Terapkan Ke {{jumlah}} Group', { jumlah: pilih.size })}
      </KeyButton>
      {toko.pusat ? (
        <Checkbox
          className="harga-cabang"
          checked={harga.keCabang}
          onChange={({ target }) => harga.setKeCabang(target.checked)}
        >
          {t('Kirim Ke Semua Cabang')}
        </Checkbox>
      ) : null}
    </div>
  )
}

/** The price board of the shop's television, and which of them may look in. */
function PapanHarga() {
  const [buka, setBuka] = useState(false)
  return (
    <>
      <KeyButton keyName="F10" label="Papan Harga" run={() => setBuka(true)} />
      {buka ? <LayarDialog jenis="PAPAN" onClose={() => setBuka(false)} /> : null}
    </>
  )
}

/** Today's gold prices in one screen: typed, moved, pasted; tried first; saved in one act. */
export function HargaEmasHariIniScreen() {
  const t = useWords()
  const harga = useHarga()
  const { judul, hari, kode, onHari, setKode } = useKini(harga)
  const { berubah, coba, hasil, kini, kosongkan, sibuk, simpan } = harga
  const siap = kini.data !== undefined
  useKeys([
    { key: 'F2', label: 'Emas Murni', run: () => document.getElementById(idMurni)?.focus() },
    { key: 'F3', label: 'Rentang', run: onHari },
    {
      key: 'F6',
      label: 'Pilih Group Ini',
      run: () => kode !== undefined && harga.balik(kode),
    },
    { key: 'F7', label: 'Pilih Semua', run: harga.semua },
  ])
  return (
    <Page
      tools={
        <p className="meta" role="status">
          {berubah === 0
            ? t('Belum ada harga yang diubah')
            : t('{{jumlah}} harga diubah, belum disimpan', { jumlah: berubah })}
        </p>
      }
      actions={
        <>
          <PapanHarga />
          <Button disabled={berubah === 0 || sibuk} onClick={kosongkan}>
            {t('Urungkan')}
          </Button>
          <KeyButton keyName="F8" label="Coba Dulu" run={coba} disabled={!siap} loading={sibuk} />
          <KeyButton
            keyName="F9"
            label="Simpan"
            run={simpan}
            type="primary"
            disabled={!siap}
            loading={sibuk}
          />
        </>
      }
    >
      {kini.error ? <Refused error={kini.error} onRetry={kini.refetch} /> : null}
      {siap ? null : <Waiting />}
      {siap ? (
        <>
          <Alat harga={harga} onMurni={() => setKode(undefined)} />
          <div className="harga-dua">
            <TabelHarga harga={harga} kini={kode} onKini={setKode} />
            <div className="harga-kanan">
              {hasil ? <Akibat hasil={hasil} /> : null}
              <Grafik kode={kode} judul={judul} hari={hari} onHari={onHari} />
            </div>
          </div>
        </>
      ) : null}
      {harga.dialog}
    </Page>
  )
}
