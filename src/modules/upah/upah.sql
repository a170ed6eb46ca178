CREATE OR REPLACE FUNCTION muat_hutang_tukang(v_toko text, v_kode text) RETURNS jsonb LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  SELECT jsonb_build_object('akun', akun_dari(v_toko, 'TUKANG', 'TUKANG'),
    'nama', (SELECT nama_tukang FROM tukang WHERE kode_toko = v_toko AND kode_tukang = v_kode),
    'saldo', coalesce((SELECT saldo FROM saldo_tukang
      WHERE kode_toko = v_toko AND kode_tukang = v_kode), 0)) $$;

-- A goldsmith's account, document by document: gold in mg, money in rupiah. Its first line is what he had
-- and was owed before. Of gold that leaves him SUSUT was lost, not given back; money taken off in the
-- same posting is what he bore of it; money that he paid to the shop stands below zero. A cancel (BT, or a
-- receipt of a lot taken back) is its document below zero.
CREATE OR REPLACE FUNCTION rekening_tukang(v_toko text, v_kode text, v_awal date, v_akhir date)
RETURNS TABLE (tgl date, dokumen text, terima bigint, kembali bigint, susut bigint, sisa bigint,
  murni bigint, upah bigint, beban bigint, bayar bigint, hutang bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH gerak AS (
    SELECT tgl_system, id_posting, id_dokumen, kotor, murni, 0::bigint AS naik, 0::bigint AS turun
    FROM gram
    WHERE kode_toko = v_toko AND akun = 'TUKANG/' || v_kode AND tgl_system <= v_akhir
    UNION ALL
    SELECT tgl_system, id_posting, id_dokumen, 0, 0, greatest(jumlah, 0), greatest(-jumlah, 0)
    FROM hutang_tukang
    WHERE kode_toko = v_toko AND kode_tukang = v_kode AND tgl_system <= v_akhir),
  langkah AS (
    SELECT g.tgl_system, g.id_posting, g.id_dokumen, sum(g.kotor) AS kotor, sum(g.murni) AS murni,
      sum(g.naik) AS naik, sum(g.turun) AS turun
    FROM gerak g WHERE g.tgl_system >= v_awal GROUP BY 1, 2, 3),
  terbaca AS (
    SELECT l.*, p.urut, d.jenis IN ('BAYAR_TUKANG', 'BATAL_BAYAR_TUKANG', 'TERIMA_TUKANG',
        'BATAL_TERIMA_TUKANG') AS bayar, a.arah,
      CASE WHEN l.kotor * a.arah < 0 THEN (SELECT coalesce(sum(s.kotor), 0) FROM gram s
        WHERE s.kode_toko = v_toko AND s.id_posting = l.id_posting
          AND s.id_dokumen = l.id_dokumen AND s.akun = 'SUSUT') ELSE 0 END AS susut,
      CASE WHEN l.kotor * a.arah >= 0 THEN 0 WHEN a.arah > 0 THEN l.turun ELSE -l.naik END AS beban
    FROM langkah l JOIN posting p ON p.kode_toko = v_toko AND p.id = l.id_posting
      JOIN dokumen d ON d.kode_toko = v_toko AND d.id = l.id_dokumen,
      LATERAL (SELECT CASE WHEN d.prefix = 'BT'
        OR p.perintah LIKE ANY ('{%/batal,%/batal-terima}') THEN -1 ELSE 1 END AS arah) a),
  baris AS (
    SELECT v_awal AS tgl_system, NULL::uuid AS id_dokumen, 0::bigint AS urut, NULL::bigint AS terima,
      NULL::bigint AS kembali, NULL::bigint AS susut, coalesce(sum(kotor), 0) AS kotor,
      coalesce(sum(murni), 0) AS murni, NULL::bigint AS upah, NULL::bigint AS beban,
      NULL::bigint AS bayar, coalesce(sum(naik - turun), 0)
        + coalesce((SELECT awal FROM saldo_tukang
          WHERE kode_toko = v_toko AND kode_tukang = v_kode), 0) AS uang
    FROM gerak WHERE tgl_system < v_awal
    UNION ALL
    SELECT tgl_system, id_dokumen, urut, nullif(arah * greatest(arah * (kotor + susut), 0), 0),
      nullif(arah * greatest(-arah * (kotor + susut), 0), 0), nullif(susut, 0), kotor, murni,
      CASE WHEN NOT bayar THEN nullif(naik - turun + beban, 0) END, nullif(beban, 0),
      CASE WHEN bayar THEN turun - naik END, naik - turun
    FROM terbaca)
  SELECT b.tgl_system, d.nomor, b.terima::bigint, b.kembali::bigint, b.susut::bigint,
    (sum(b.kotor) OVER w)::bigint, (sum(b.murni) OVER w)::bigint, b.upah::bigint, b.beban::bigint,
    b.bayar::bigint, (sum(b.uang) OVER w)::bigint
  FROM baris b LEFT JOIN dokumen d ON d.kode_toko = v_toko AND d.id = b.id_dokumen
  WINDOW w AS (ORDER BY b.urut, b.id_dokumen) ORDER BY b.urut, b.id_dokumen $$;

CREATE OR REPLACE FUNCTION toko_baru_upah(v_toko text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO akun (kode_toko, nomor_akun, nama_akun, jenis_akun)
  VALUES (v_toko, '2106', 'Hutang Tukang', 'HUTANG') ON CONFLICT DO NOTHING;
  INSERT INTO para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
  SELECT v_toko, 'TUKANG', 'TUKANG', v.* FROM (VALUES
    ('HUTANG_TUKANG', 'DEBET', '2106'), ('KAS', 'KREDIT', '1101'), ('BANK', 'KREDIT', '1102'))
    AS v(kode, jenis, nomor)
  WHERE EXISTS (SELECT FROM akun WHERE kode_toko = v_toko AND nomor_akun = v.nomor)
  ON CONFLICT DO NOTHING $$;

GRANT EXECUTE ON FUNCTION muat_hutang_tukang, rekening_tukang TO kencana_app;
