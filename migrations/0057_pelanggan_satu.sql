-- Two records of one person become one and can be taken apart again (docs/adr/0349); what he may be told and
-- how (docs/adr/0350); the devices on which an approver is called (docs/adr/0070).
SET LOCAL search_path = kencana, pg_temp;

-- saluran: he agreed to be told, by this way. kode_gabung: this record was one with that one; its number leads there. A member who was forgotten keeps
-- his code alone.
ALTER TABLE member ADD COLUMN kode_gabung text REFERENCES member (kode_member),
  ADD COLUMN dihapus_pada timestamptz, ADD COLUMN email text, ADD COLUMN bahasa text,
  ADD COLUMN saluran text,
  ADD CONSTRAINT member_gabung CHECK (kode_gabung IS NULL OR kode_gabung <> kode_member AND NOT aktif),
  ADD CONSTRAINT member_dihapus CHECK (dihapus_pada IS NULL OR NOT aktif),
  ADD CONSTRAINT member_bahasa CHECK (bahasa IN ('id', 'en', 'it', 'hk', 'my', 'jp')),
  ADD CONSTRAINT member_saluran CHECK (saluran IN ('WHATSAPP', 'EMAIL'));
ALTER TABLE member DROP CONSTRAINT member_no_hp;
CREATE UNIQUE INDEX member_no_hp ON member (no_hp) WHERE (no_hp <> '');
CREATE INDEX member_digabung ON member (kode_gabung) WHERE (kode_gabung IS NOT NULL);
DROP TRIGGER riwayat ON member;
CREATE TRIGGER riwayat AFTER INSERT OR DELETE OR UPDATE ON member FOR EACH ROW EXECUTE FUNCTION
  sesudah_wilayah('kode_member', 'nama_member', 'no_hp', 'alamat_member', 'tgl_lahir', 'email');

ALTER TABLE poin DROP CONSTRAINT poin_jenis_check, ADD CONSTRAINT poin_jenis_check CHECK (jenis IN
  ('DAPAT', 'AJAK', 'BATAL', 'BAYAR', 'KEMBALI', 'TUKAR', 'KOREKSI', 'HANGUS', 'GABUNG'));

-- pindah: what moved with it, to be put back: {baris: [[shop, row]], dibuat, ajak: [member], diisi: [column]}.
CREATE TABLE gabung_orang (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  arah text NOT NULL CHECK (arah IN ('GABUNG', 'LEPAS')),
  orang_utama uuid, orang_ganda uuid, member_utama text REFERENCES member (kode_member),
  member_ganda text REFERENCES member (kode_member), pindah jsonb NOT NULL, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX gabung_orang_dokumen ON gabung_orang (kode_toko, id_dokumen);
CREATE INDEX gabung_orang_member ON gabung_orang (member_utama);
CREATE INDEX gabung_orang_ganda ON gabung_orang (member_ganda);
SELECT tabel_buku('gabung_orang');

-- By which way a message goes, and its subject; the words of a template in other languages.
ALTER TABLE pesan_keluar ADD COLUMN kanal text NOT NULL DEFAULT 'WHATSAPP'
  CONSTRAINT pesan_kanal CHECK (kanal IN ('WHATSAPP', 'EMAIL'));
ALTER TABLE template_pesan ADD COLUMN isi_en text, ADD COLUMN isi_it text, ADD COLUMN isi_hk text,
  ADD COLUMN isi_my text, ADD COLUMN isi_jp text;
INSERT INTO template_pesan (kode_toko, kode_pesan, nama_pesan, isi)
SELECT t.kode_toko, v.* FROM toko t, (VALUES
  ('NOTA_CETAK', 'Nota dicetak',
    E'Yth. {{nama}},\nTerima kasih telah berbelanja di {{toko}}. Nota {{nomor}} tanggal {{tanggal}}: Rp {{jumlah}}.'),
  ('ULANG_TAHUN', 'Ulang tahun member',
    E'Selamat ulang tahun {{nama}}!\nSalam hangat dari {{toko}}.')) AS v(kode, nama, isi)
ON CONFLICT DO NOTHING;

-- Devices of approvers that want to be called (Web Push): an address of the browser's maker, and keys with
-- which only that browser reads.
CREATE TABLE langganan_push (
  kode_toko text NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id text NOT NULL REFERENCES users (user_id), perangkat text NOT NULL, alamat text NOT NULL,
  p256dh text NOT NULL, auth text NOT NULL, bahasa text NOT NULL,
  dibuat timestamptz NOT NULL DEFAULT waktu_kini(),
  PRIMARY KEY (kode_toko, id));
CREATE UNIQUE INDEX langganan_push_alamat ON langganan_push (kode_toko, alamat);
CREATE INDEX langganan_push_milik ON langganan_push (user_id);
SELECT tabel_toko('langganan_push');
