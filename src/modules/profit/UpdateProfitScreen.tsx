import { Button } from 'antd'
import { ref } from '#kernel/field'
import { textOf } from '#web/fields/input'
import { FormFields } from '#web/form/FormFields'
import { useForm } from '#web/form/use-form'
import { useWords } from '#web/words'
import { ScanTable } from '#web/desk/ScanTable'
import { WorkDesk } from '#web/desk/WorkDesk'
import { barisProfit, idPindai, useProfit } from './use-profit.tsx'

const saring = {
  kode_gudang: ref('gudang', { label: 'Gudang' }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki' }),
  kode_group: ref('group_harga', { label: 'Group' }),
}

/** Cost, labour, margin (SPEC 2): choose pieces, see what becomes of each, F9 asks an approver. */
export function UpdateProfitScreen() {
  const t = useWords()
  const { ambil, baris, form, meja, simpan } = useProfit()
  const pilihan = useForm(saring)
  const [baki, group] = [pilihan.values['kode_baki'], pilihan.values['kode_group']].map(textOf)
  return (
    <WorkDesk
      pindai={{ id: idPindai }}
      simpan={{ label: 'Simpan', ...simpan }}
      kiri={{
        label: 'Yang Diubah',
        isi: (
          <>
            <div data-form>
              <FormFields form={form} />
            </div>
            <div data-form>
              <FormFields form={pilihan} />
            </div>
            <p className="label-tombol">
              <Button
                disabled={!baki && !group}
                onClick={() => ambil({ kode_baki: baki || null, kode_group: group || null })}
              >
                {t('Ambil Barangnya')}
              </Button>
            </p>
          </>
        ),
      }}
      kanan={{
        label: 'Barang',
        isi: (
          <ScanTable
            table={{ ...meja, rows: baris }}
            fields={barisProfit}
            scanId={idPindai}
            placeholder={t('Pindai barang, atau label baki untuk semua isinya (F2)')}
            empty={t('Belum Ada Barang Di Tabel')}
          />
        ),
      }}
    />
  )
}
