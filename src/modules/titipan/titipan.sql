CREATE OR REPLACE FUNCTION halangan_tutup_titipan_open(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TITIPAN' AND s.status = 'OPEN'
    AND s.tgl_system <= v_tgl
  HAVING count(*) > 0 $$;

-- Deposits by their numbers, as they stand: {nomor: [..]}.
CREATE OR REPLACE FUNCTION muat_titipan(v_toko text, minta jsonb) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(to_jsonb(t) || jsonb_build_object('nomor', d.nomor, 'status', s.status,
    'versi', s.versi, 'saldo', coalesce(l.saldo, 0),
    'ditahan', titipan_ditahan(v_toko, d.nomor),
    'pembayaran', bayar_terakhir(v_toko, t.id),
    'barang', (SELECT jsonb_build_object('kode_barcode', b.kode_barcode, 'status', b.status,
        'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'id_pemegang', b.id_pemegang,
        'berat', b.berat, 'murni', b.murni)
      FROM barang b WHERE b.kode_toko = v_toko AND b.kode_barcode = t.kode_barcode))
    ORDER BY d.nomor), '[]')
  FROM dokumen d JOIN titipan t ON t.kode_toko = v_toko AND t.id = d.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = d.id
    LEFT JOIN saldo_titipan l ON l.kode_toko = v_toko AND l.id = d.id
  WHERE d.kode_toko = v_toko
    AND d.nomor = ANY (ARRAY(SELECT jsonb_array_elements_text(minta->'nomor'))) $$;

CREATE OR REPLACE FUNCTION perhatian_tutup_titipan_lewat(v_toko text, v_tgl date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*), 'nomor', (array_agg(d.nomor ORDER BY d.nomor))[1:5])
  FROM status_dokumen s JOIN titipan t ON t.kode_toko = v_toko AND t.id = s.id
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TITIPAN' AND s.status = 'TITIP' AND t.tgl_batas < v_tgl
  HAVING count(*) > 0 $$;

-- What waiting visits will take of a deposit once they are validated.
CREATE OR REPLACE FUNCTION titipan_ditahan(v_toko text, v_nomor text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.jumlah), 0)::bigint FROM pembayaran p
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = p.id_group AND s.status = 'OPEN'
  WHERE p.kode_toko = v_toko AND p.jenis = 'TITIPAN' AND p.no_ref = v_nomor
    AND p.versi_bayar = (SELECT max(versi_bayar) FROM pembayaran m
      WHERE m.kode_toko = v_toko AND m.id_group = p.id_group) $$;

-- What a visit took of deposits, less what its cancels gave back.
CREATE OR REPLACE FUNCTION titipan_group(v_toko text, v_group uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', u.id_titipan, 'nomor', d.nomor,
    'status', s.status, 'versi', s.versi, 'jumlah', u.jumlah, 'nomor_akun', u.nomor_akun)
    ORDER BY d.nomor), '[]')
  FROM (SELECT id_titipan, nomor_akun, -sum(jumlah)::bigint AS jumlah FROM titipan_uang
      WHERE kode_toko = v_toko AND id_group = v_group GROUP BY id_titipan, nomor_akun
      HAVING sum(jumlah) <> 0) u
    JOIN dokumen d ON d.kode_toko = v_toko AND d.id = u.id_titipan
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = u.id_titipan $$;

-- What is forfeited becomes other income. The deposit itself is owed by the account that pays a
-- sale by TITIPAN: one line of the map for both ways.
CREATE OR REPLACE FUNCTION toko_baru_titipan(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'PENJUALAN', 'TITIPAN', 'HANGUS', 'KREDIT', '4109'
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = '4109')
  ON CONFLICT DO NOTHING $$;

-- One deposit holds more or less by v_selisih; it cannot give what it does not hold.
CREATE OR REPLACE FUNCTION ubah_titipan(k konteks, v_id uuid, v_selisih bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_saldo bigint;
BEGIN
  UPDATE saldo_titipan SET saldo = saldo + v_selisih
  WHERE kode_toko = k.toko AND id = v_id AND saldo + v_selisih >= 0;
  IF FOUND THEN RETURN; END IF;
  SELECT saldo INTO v_saldo FROM saldo_titipan WHERE kode_toko = k.toko AND id = v_id;
  IF FOUND OR v_selisih < 0 THEN
    PERFORM tolak('KN009', 'titipan_tidak_cukup', jsonb_build_object(
      'nomor', (SELECT nomor FROM dokumen WHERE kode_toko = k.toko AND id = v_id),
      'saldo', coalesce(v_saldo, 0)));
  END IF;
  INSERT INTO saldo_titipan VALUES (k.toko, v_id, v_selisih);
END $$;

-- The money of a deposit as the cash book has it, in the order it came. With what was taken back.
CREATE OR REPLACE FUNCTION kas_titipan(v_toko text, v_id uuid) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('kategori', k.kategori, 'jenis', k.jenis,
    'no_rekening', k.no_rekening, 'user_id', k.user_id, 'laci', k.laci,
    'jumlah', k.jumlah_in - k.jumlah_out,
    'fee', CASE WHEN k.jumlah_out > 0 THEN -k.fee ELSE k.fee END, 'no_ref', k.no_ref)
    ORDER BY urut_posting(v_toko, k.id_posting), k.n), '[]')
  FROM (SELECT DISTINCT id_posting, id_dokumen FROM titipan_uang
      WHERE kode_toko = v_toko AND id_titipan = v_id
        AND jenis IN ('TITIP', 'TAMBAH', 'BATAL', 'BATAL_TAMBAH')) u
    JOIN kas k ON k.kode_toko = v_toko AND k.id_posting = u.id_posting
      AND k.id_dokumen = u.id_dokumen $$;

-- With the money of the order that it comes from: so it goes back by the ways it came. What others
-- of that order gave back went by some of these ways already.
CREATE OR REPLACE FUNCTION kas_titipan_asal(v_toko text, v_id uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT coalesce(kas_janji(v_toko, d.id_asal), '[]') || kas_titipan(v_toko, v_id)
    || coalesce((SELECT jsonb_agg(k.value) FROM dokumen x
        JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = x.id AND s.status = 'BATAL',
        jsonb_array_elements(kas_titipan(v_toko, x.id)) k
      WHERE x.kode_toko = v_toko AND x.id_asal = d.id_asal AND x.jenis = 'TITIPAN'
        AND x.id <> v_id), '[]')
  FROM dokumen d WHERE d.kode_toko = v_toko AND d.id = v_id $$;

-- The deposits that an order, or an instalment sale, became when it was fetched: one a piece.
CREATE OR REPLACE FUNCTION titipan_dari(v_toko text, v_id uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(nomor, ', ' ORDER BY nomor) FROM dokumen
  WHERE kode_toko = v_toko AND id_asal = v_id AND jenis = 'TITIPAN' $$;

-- What the shop holds of a person, for his page.
CREATE OR REPLACE FUNCTION profil_titipan(v_toko text, v_id uuid[], v_hp text[], v_tgl date)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('baris', jsonb_agg(jsonb_build_object('nomor', d.nomor,
    'tgl', t.tgl_system, 'uraian', t.nama_barang, 'status', s.status, 'saat', t.saat,
    'rp', l.saldo) ORDER BY t.saat DESC))
  FROM titipan t JOIN dokumen d ON d.kode_toko = v_toko AND d.id = t.id
    JOIN status_dokumen s ON s.kode_toko = v_toko AND s.id = t.id AND s.status <> 'BATAL'
    LEFT JOIN saldo_titipan l ON l.kode_toko = v_toko AND l.id = t.id
  WHERE t.kode_toko = v_toko AND t.id_pelanggan = ANY (v_id) HAVING count(*) > 0 $$;

GRANT EXECUTE ON FUNCTION kas_titipan_asal, muat_titipan, titipan_dari,
  titipan_ditahan, titipan_group TO kencana_app;

-- A line of home: deposits of which today is the last day.
CREATE OR REPLACE FUNCTION pagi_titipan_batas(v_toko text, v_tgl date, v_user text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('jumlah', count(*))
  FROM status_dokumen s JOIN titipan t ON t.kode_toko = v_toko AND t.id = s.id
  WHERE s.kode_toko = v_toko AND s.jenis = 'TITIPAN' AND s.status = 'TITIP' AND t.tgl_batas = v_tgl
  HAVING count(*) > 0 $$;
