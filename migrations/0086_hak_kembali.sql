-- A correction takes back what its lines earned (RETUR); the points for bringing somebody are rows of
-- their own (docs/adr/0333, 0334).
SET LOCAL search_path = kencana, pg_temp;

ALTER TABLE poin DROP CONSTRAINT poin_jenis_check, ADD CONSTRAINT poin_jenis_check CHECK (jenis IN
  ('DAPAT', 'AJAK', 'AJAK_SEKALI', 'BATAL', 'RETUR', 'BAYAR', 'KEMBALI', 'TUKAR', 'KOREKSI', 'HANGUS',
    'GABUNG'));
ALTER TABLE kupon DROP CONSTRAINT kupon_jenis_check, ADD CONSTRAINT kupon_jenis_check CHECK (jenis IN
  ('DAPAT', 'BATAL', 'RETUR', 'BAYAR', 'KEMBALI'));
DROP FUNCTION IF EXISTS poin_nota(text, uuid, date), kupon_nota(text, uuid, date);

-- Who becomes a member does so on the day of his shop.
ALTER TABLE member ALTER COLUMN tgl_daftar SET DEFAULT hari_toko_kini();
