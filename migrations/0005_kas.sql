-- The cash book: every coming and going of money, and what lies in each drawer.
SET LOCAL search_path = kencana, pg_temp;

-- fee is charged on top of jumlah; a reversal carries it on the other side, with jumlah_out.
CREATE TABLE kas (
  kode_toko text NOT NULL, id_posting uuid NOT NULL, n int NOT NULL, id_dokumen uuid NOT NULL,
  id_group uuid, kategori text NOT NULL, jenis text NOT NULL, no_rekening text,
  user_id text NOT NULL, laci text NOT NULL,
  jumlah_in rupiah NOT NULL, jumlah_out rupiah NOT NULL, fee rupiah NOT NULL,
  no_ref text, keterangan text, tgl_system date NOT NULL,
  PRIMARY KEY (kode_toko, id_posting, n),
  CONSTRAINT kas_satu_arah CHECK ((jumlah_in = 0) <> (jumlah_out = 0)));
CREATE INDEX kas_hari ON kas (kode_toko, tgl_system, jenis);
CREATE INDEX kas_group ON kas (kode_toko, id_group) WHERE id_group IS NOT NULL;
CREATE INDEX kas_user ON kas (kode_toko, user_id, tgl_system);
SELECT tabel_buku('kas');

-- The cash in a drawer, a projection of kas: it cannot pay out what it does not hold.
CREATE TABLE saldo_laci (
  kode_toko text NOT NULL, laci text NOT NULL, saldo rupiah NOT NULL,
  PRIMARY KEY (kode_toko, laci)) WITH (fillfactor = 20);
SELECT tabel_proyeksi('saldo_laci');

CREATE FUNCTION naskah_kas_v1(b kas) RETURNS text LANGUAGE sql STABLE AS $$ SELECT b::text $$;

-- One drawer holds more or less by v_selisih; it cannot pay out what it does not hold.
CREATE FUNCTION ubah_laci(k konteks, v_laci text, v_selisih bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_saldo bigint;
BEGIN
  UPDATE saldo_laci SET saldo = saldo + v_selisih
  WHERE kode_toko = k.toko AND laci = v_laci AND saldo + v_selisih >= 0;
  IF FOUND THEN RETURN; END IF;
  IF v_selisih < 0 THEN
    SELECT saldo INTO v_saldo FROM saldo_laci WHERE kode_toko = k.toko AND laci = v_laci;
    PERFORM tolak('KN009', 'laci_tidak_cukup', jsonb_build_object('laci', v_laci,
      'keluar', -v_selisih, 'saldo', coalesce(v_saldo, 0)));
  END IF;
  INSERT INTO saldo_laci AS s VALUES (k.toko, v_laci, v_selisih)
  ON CONFLICT (kode_toko, laci) DO UPDATE SET saldo = s.saldo + excluded.saldo;
END $$;

-- [{id_dokumen, id_group, kategori, jenis, no_rekening, user_id, laci, jumlah_in, jumlah_out, fee,
-- no_ref, keterangan}]. Give it late: a drawer is a hot row. A drawer is moved once, by what
-- remains of the whole list; several (a handover) in the order of their names.
CREATE FUNCTION tulis_kas(k konteks, isi jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r kas; v_laci text; v_selisih bigint; v_banyak boolean := false; v_naskah text;
BEGIN
  FOR i IN 0 .. jsonb_array_length(isi) - 1 LOOP
    r := jsonb_populate_record(NULL::kas, '{"jumlah_in": 0, "jumlah_out": 0, "fee": 0}'
      || jsonb_strip_nulls(isi->i));
    r.kode_toko := k.toko; r.id_posting := k.id_posting; r.n := i + 1; r.tgl_system := k.tgl;
    INSERT INTO kas VALUES (r.*);
    v_naskah := concat_ws(E'\n', v_naskah, naskah_kas_v1(r));
    IF r.jenis = 'CASH' THEN
      v_banyak := v_banyak OR r.laci <> coalesce(v_laci, r.laci);
      v_laci := r.laci;
      v_selisih := coalesce(v_selisih, 0) + r.jumlah_in - r.jumlah_out;
    END IF;
  END LOOP;
  IF v_banyak THEN
    FOR v_laci, v_selisih IN SELECT b.laci, sum(b.jumlah_in - b.jumlah_out) FROM kas b
        WHERE b.kode_toko = k.toko AND b.id_posting = k.id_posting AND b.jenis = 'CASH'
        GROUP BY b.laci ORDER BY b.laci COLLATE "C" LOOP
      PERFORM ubah_laci(k, v_laci, v_selisih);
    END LOOP;
  ELSIF v_laci IS NOT NULL THEN
    PERFORM ubah_laci(k, v_laci, v_selisih);
  END IF;
  RETURN v_naskah;
END $$;
CREATE FUNCTION baca_kas(v_toko text, v_id uuid, v_versi int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(naskah_kas_v1(b), E'\n' ORDER BY n) FROM kas b
  WHERE kode_toko = v_toko AND id_posting = v_id $$;
SELECT pasang_buku();
