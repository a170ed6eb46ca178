-- The journal, the chart of accounts and the map that says which account a posting books to.
SET LOCAL search_path = kencana, pg_temp;

CREATE TABLE akun (
  kode_toko text NOT NULL, nomor_akun text NOT NULL, nama_akun text NOT NULL,
  jenis_akun text NOT NULL
    CHECK (jenis_akun IN ('HARTA', 'HUTANG', 'MODAL', 'PENDAPATAN', 'BIAYA')),
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, nomor_akun));
SELECT tabel_master('akun', 'nomor_akun');

CREATE TABLE para_akun_transaksi (
  kode_toko text NOT NULL, trx text NOT NULL, type text NOT NULL, kode_akun text NOT NULL,
  jenis_akun text NOT NULL CHECK (jenis_akun IN ('DEBET', 'KREDIT')), nomor_akun text NOT NULL,
  versi int NOT NULL DEFAULT 1, diubah_oleh text, diubah_pada timestamptz,
  PRIMARY KEY (kode_toko, trx, type, kode_akun),
  FOREIGN KEY (kode_toko, nomor_akun) REFERENCES akun);
SELECT tabel_master('para_akun_transaksi', 'trx', 'type', 'kode_akun');

CREATE TABLE jurnal (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  nomor_akun text NOT NULL, debit rupiah NOT NULL, kredit rupiah NOT NULL,
  tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n));
CREATE INDEX jurnal_hari ON jurnal (kode_toko, tgl_system, nomor_akun);
SELECT tabel_buku('jurnal');

-- A row stands on one side, and a posting's sides are equal.
CREATE FUNCTION seimbang_jurnal() RETURNS trigger LANGUAGE plpgsql
SET search_path = kencana, pg_temp AS $$
DECLARE v record;
BEGIN
  SELECT sum(debit) AS debit, sum(kredit) AS kredit INTO v FROM baru
  GROUP BY kode_toko, id_posting
  HAVING sum(debit) <> sum(kredit) OR bool_or((debit = 0) = (kredit = 0)) LIMIT 1;
  IF FOUND THEN
    PERFORM tolak('KN011', 'jurnal_tidak_seimbang',
      jsonb_build_object('debit', v.debit, 'kredit', v.kredit));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER seimbang AFTER INSERT ON jurnal REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION seimbang_jurnal();

CREATE FUNCTION naskah_jurnal_v1(j jurnal) RETURNS text LANGUAGE sql STABLE AS $$ SELECT j::text $$;

-- [{id_dokumen, nomor_akun, debit, kredit}]. The look-up stands for a foreign key, whose row locks
-- on the few accounts every sale books to would make all counters write to the same rows. Here and
-- in the other writers it is a scalar subquery and no join: that stays a look-up by the key,
-- whatever the plan was made on (a join planned on empty tables scanned them when they had grown).
CREATE FUNCTION tulis_jurnal(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE v_naskah text; v_jumlah int;
BEGIN
  WITH baru AS (
    INSERT INTO jurnal SELECT k.toko, k.id_posting, j.n, j.id_dokumen, j.nomor_akun,
      coalesce(j.debit, 0), coalesce(j.kredit, 0), k.tgl
    FROM ROWS FROM (jsonb_to_recordset(isi)
      AS (id_dokumen uuid, nomor_akun text, debit bigint, kredit bigint))
      WITH ORDINALITY AS j(id_dokumen, nomor_akun, debit, kredit, n)
    WHERE (SELECT true FROM akun a WHERE a.kode_toko = k.toko AND a.nomor_akun = j.nomor_akun)
    RETURNING naskah_jurnal_v1(jurnal) AS naskah)
  SELECT string_agg(naskah, E'\n'), count(*) INTO v_naskah, v_jumlah FROM baru;
  IF v_jumlah <> jsonb_array_length(isi) THEN
    PERFORM tolak('KN404', 'akun_tidak_ada', (SELECT jsonb_build_object('nomor_akun', nomor_akun)
      FROM jsonb_to_recordset(isi) AS j(nomor_akun text)
      WHERE NOT EXISTS (SELECT FROM akun a
        WHERE a.kode_toko = k.toko AND a.nomor_akun = j.nomor_akun) LIMIT 1));
  END IF;
  RETURN v_naskah;
END $$;

CREATE FUNCTION baca_jurnal(v_toko text, v_id uuid, v_versi int) RETURNS text LANGUAGE sql STABLE
AS $$
  SELECT string_agg(naskah_jurnal_v1(j), E'\n' ORDER BY n) FROM jurnal j
  WHERE kode_toko = v_toko AND id_posting = v_id $$;

-- An account in the journal stays; as a foreign key would say it.
CREATE FUNCTION jaga_akun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM kencana.jurnal
      WHERE kode_toko = OLD.kode_toko AND nomor_akun = OLD.nomor_akun) THEN
    RAISE foreign_key_violation USING MESSAGE = 'akun masih dipakai di jurnal',
      TABLE = 'jurnal', SCHEMA = 'kencana';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER jaga BEFORE DELETE OR UPDATE OF nomor_akun ON akun
  FOR EACH ROW EXECUTE FUNCTION jaga_akun();

-- The chart of a gold shop and the map of its postings. A cancel reverses what was recorded and
-- so needs no entry of its own in the map.
CREATE FUNCTION toko_baru_akuntansi(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  SELECT v_toko, v.* FROM (VALUES
    ('1101', 'Kas', 'HARTA'), ('1102', 'Bank', 'HARTA'), ('1103', 'Kas Dalam Perjalanan', 'HARTA'),
    ('1111', 'Piutang Kartu Debet', 'HARTA'), ('1112', 'Piutang Kartu Kredit', 'HARTA'),
    ('1121', 'Piutang Pelanggan', 'HARTA'), ('1201', 'Persediaan Emas', 'HARTA'),
    ('1202', 'Persediaan Berlian', 'HARTA'), ('1203', 'Persediaan Rosok', 'HARTA'),
    ('1204', 'Persediaan Dalam Perjalanan', 'HARTA'), ('1301', 'Peralatan Toko', 'HARTA'),
    ('2101', 'Titipan Pelanggan', 'HUTANG'), ('2102', 'Hutang Supplier', 'HUTANG'),
    ('2103', 'Hutang Pajak', 'HUTANG'), ('2104', 'Hutang Kepada Pelanggan', 'HUTANG'),
    ('3101', 'Modal', 'MODAL'), ('3102', 'Laba Ditahan', 'MODAL'), ('3103', 'Prive', 'MODAL'),
    ('3901', 'Saldo Awal', 'MODAL'),
    ('4101', 'Penjualan Emas', 'PENDAPATAN'), ('4102', 'Penjualan Berlian', 'PENDAPATAN'),
    ('4103', 'Pendapatan Ongkos', 'PENDAPATAN'), ('4104', 'Diskon Penjualan', 'PENDAPATAN'),
    ('4105', 'Pendapatan Fee Kartu', 'PENDAPATAN'), ('4109', 'Pendapatan Lain', 'PENDAPATAN'),
    ('5101', 'Harga Pokok Penjualan Emas', 'BIAYA'),
    ('5102', 'Harga Pokok Penjualan Berlian', 'BIAYA'),
    ('5103', 'Susut Emas', 'BIAYA'), ('5104', 'Biaya Bank', 'BIAYA'),
    ('5105', 'Selisih Kas', 'BIAYA'), ('5106', 'Koreksi Persediaan', 'BIAYA'),
    ('6101', 'Biaya Gaji', 'BIAYA'), ('6102', 'Biaya Sewa', 'BIAYA'),
    ('6103', 'Biaya Listrik Dan Air', 'BIAYA'), ('6104', 'Biaya Perlengkapan', 'BIAYA'),
    ('6109', 'Biaya Lain', 'BIAYA')) AS v(nomor, nama, jenis)
  ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, v.* FROM (VALUES
    ('PENJUALAN', 'PEMBAYARAN', 'CASH', 'DEBET', '1101'),
    ('PENJUALAN', 'PEMBAYARAN', 'TRANSFER', 'DEBET', '1102'),
    ('PENJUALAN', 'PEMBAYARAN', 'DEBET', 'DEBET', '1111'),
    ('PENJUALAN', 'PEMBAYARAN', 'CREDIT', 'DEBET', '1112'),
    ('PENJUALAN', 'PEMBAYARAN', 'TITIPAN', 'DEBET', '2101'),
    ('PENJUALAN', 'PEMBAYARAN', 'FEE', 'KREDIT', '4105'),
    ('PENJUALAN', 'BARANG_EMAS', 'PENJUALAN', 'KREDIT', '4101'),
    ('PENJUALAN', 'BARANG_EMAS', 'ONGKOS', 'KREDIT', '4103'),
    ('PENJUALAN', 'BARANG_EMAS', 'DISKON', 'DEBET', '4104'),
    ('PENJUALAN', 'BARANG_EMAS', 'PAJAK', 'KREDIT', '2103'),
    ('PENJUALAN', 'BARANG_EMAS', 'HPP', 'DEBET', '5101'),
    ('PENJUALAN', 'BARANG_EMAS', 'PERSEDIAAN', 'KREDIT', '1201'),
    ('PENJUALAN', 'BARANG_BERLIAN', 'PENJUALAN', 'KREDIT', '4102'),
    ('PENJUALAN', 'BARANG_BERLIAN', 'ONGKOS', 'KREDIT', '4103'),
    ('PENJUALAN', 'BARANG_BERLIAN', 'DISKON', 'DEBET', '4104'),
    ('PENJUALAN', 'BARANG_BERLIAN', 'PAJAK', 'KREDIT', '2103'),
    ('PENJUALAN', 'BARANG_BERLIAN', 'HPP', 'DEBET', '5102'),
    ('PENJUALAN', 'BARANG_BERLIAN', 'PERSEDIAAN', 'KREDIT', '1202'),
    ('BARANG', 'TAMBAH_BARANG', 'PERSEDIAAN', 'DEBET', '1201'),
    ('BARANG', 'TAMBAH_BARANG', 'LAWAN', 'KREDIT', '2102'),
    ('BARANG', 'KOREKSI_BARANG', 'PERSEDIAAN', 'DEBET', '1201'),
    ('BARANG', 'KOREKSI_BARANG', 'LAWAN', 'KREDIT', '5106'),
    ('SALDO AWAL', 'KAS', 'KAS', 'DEBET', '1101'),
    ('SALDO AWAL', 'KAS', 'LAWAN', 'KREDIT', '3901'),
    ('SALDO AWAL', 'BANK', 'BANK', 'DEBET', '1102'),
    ('SALDO AWAL', 'BANK', 'LAWAN', 'KREDIT', '3901'),
    ('SALDO AWAL', 'BARANG', 'PERSEDIAAN', 'DEBET', '1201'),
    ('SALDO AWAL', 'BARANG', 'LAWAN', 'KREDIT', '3901'),
    ('KAS', 'KAS_MASUK', 'KAS', 'DEBET', '1101'),
    ('KAS', 'KAS_MASUK', 'LAWAN', 'KREDIT', '4109'),
    ('KAS', 'KAS_KELUAR', 'LAWAN', 'DEBET', '6109'),
    ('KAS', 'KAS_KELUAR', 'KAS', 'KREDIT', '1101'),
    ('KAS', 'SETORAN', 'BANK', 'DEBET', '1102'),
    ('KAS', 'SETORAN', 'KAS', 'KREDIT', '1101'),
    ('KAS', 'SELISIH_KAS', 'LAWAN', 'DEBET', '5105'),
    ('KAS', 'SELISIH_KAS', 'KAS', 'KREDIT', '1101')) AS v(trx, type, kode, jenis, nomor)
  ON CONFLICT DO NOTHING;
$$;
SELECT pasang_buku();
