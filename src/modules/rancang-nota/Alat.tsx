import { Button } from 'antd'
import { confirm } from '#web/dialogs/notices'
import { Icon } from '#web/icons'
import { KeyButton } from '#web/KeyButton'
import { useWords } from '#web/words'
import { contohIsi } from './contoh.ts'
import type { Zoom } from './Kanvas.tsx'
import { Pilih } from './Pilih.tsx'
import type { Rancang } from './use-rancang.tsx'

const zooms = [2, 3, 4, 6] as const

/** How large the paper lies on the table: so many percent, or as wide as there is room. */
function PilihZoom({ biasa, onZoom, zoom }: Pick<Props, 'biasa' | 'onZoom' | 'zoom'>) {
  const t = useWords()
  const pas = zoom === 'PAS'
  return (
    <>
      <label className="rancang-pilih">
        <span>{t('Perbesar')}</span>
        <select
          value={zoom}
          onChange={({ target }) => onZoom(target.value === 'PAS' ? 'PAS' : Number(target.value))}
        >
          {zooms.map((one) => (
            <option key={one} value={one}>
              {one * 25} %
            </option>
          ))}
          <option value="PAS">{t('Selebar Layar')}</option>
        </select>
      </label>
      <KeyButton
        keyName="Alt+Z"
        label="Selebar Layar"
        aria-pressed={pas}
        run={() => onZoom(pas ? biasa : 'PAS')}
      />
    </>
  )
}

interface Props {
  readonly rancang: Rancang
  readonly zoom: Zoom
  /** What it is where it does not follow the room. */
  readonly biasa: number
  readonly onZoom: (zoom: Zoom) => void
  readonly onGandakan: () => void
  readonly onHapus: () => void
  readonly onCoba: () => void
  readonly onSimpan: () => void
}

/** Every design that was kept; one that is looked at may be saved again. */
function PilihVersi({ rancang }: Pick<Props, 'rancang'>) {
  const t = useWords()
  const { asal, lepas, setVersi, versi } = rancang
  return (
    <label className="rancang-pilih">
      <span>{t('Versi')}</span>
      <select
        value={versi ?? 0}
        onChange={({ target }) => {
          const baru = Number(target.value)
          void lepas().then((boleh) => {
            if (boleh) setVersi(baru)
          })
        }}
      >
        <option value={0}>{t('Bawaan')}</option>
        {asal?.riwayat.map((one) =>
          one.bawaan ? null : (
            <option key={one.versi} value={one.versi}>
              {[one.versi, one.oleh, one.pada.slice(0, 10), one.catatan]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ),
        )}
      </select>
    </label>
  )
}

function Bawaan({ rancang }: Pick<Props, 'rancang'>) {
  const t = useWords()
  const bawaan = async (): Promise<void> => {
    const yakin = await confirm({
      title: t('Kembali Ke Bawaan'),
      text: t('Kertas ini dicetak seperti semula. Rancangan yang lama tetap tersimpan.'),
      yes: t('Kembali Ke Bawaan'),
      no: t('Batal'),
    })
    if (yakin) await rancang.kirim(null, null, [])
  }
  return (
    <Button disabled={rancang.asal?.versi === 0} onClick={() => void bawaan()}>
      {t('Kembali Ke Bawaan')}
    </Button>
  )
}

/** The tools over the paper. */
export function Alat(props: Props) {
  const { biasa, onCoba, onGandakan, onHapus, onSimpan, onZoom, rancang, zoom } = props
  const t = useWords()
  const kosong = rancang.dipilih.length === 0
  return (
    <div className="rancang-alat">
      <Pilih label="Contoh" of={contohIsi} value={rancang.contoh} onChange={rancang.setContoh} />
      <PilihVersi rancang={rancang} />
      <PilihZoom {...{ biasa, onZoom, zoom }} />
      <KeyButton
        keyName="Ctrl+Z"
        label="Urungkan"
        icon={<Icon name="undo" />}
        disabled={rancang.jejak?.lalu.length === 0}
        run={rancang.urungkan}
      />
      <KeyButton
        keyName="Ctrl+Y"
        label="Ulangi"
        disabled={rancang.jejak?.nanti.length === 0}
        run={rancang.ulangi}
      />
      <KeyButton keyName="Ctrl+D" label="Gandakan" disabled={kosong} run={onGandakan} />
      <Button danger disabled={kosong} icon={<Icon name="delete" />} onClick={onHapus}>
        {t('Hapus')}
      </Button>
      <span className="rancang-renggang" />
      <Bawaan rancang={rancang} />
      <KeyButton keyName="F8" label="Coba Cetak" icon={<Icon name="print" />} run={onCoba} />
      <KeyButton
        keyName="F9"
        label="Simpan"
        type="primary"
        loading={rancang.sibuk}
        run={onSimpan}
      />
    </div>
  )
}
