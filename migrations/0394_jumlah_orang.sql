-- What a person's day comes to is asked by nearly every visit with a telephone number. With an OR in
-- it the question read all people of the chain: each way to him is found by its own index now.
SET LOCAL search_path = kencana, pg_temp;

-- As in migration 0291, but for the ways to the person.
CREATE OR REPLACE FUNCTION jumlah_orang(v_tgl date, v_identitas text, v_hp text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = kencana, pg_temp AS $$
  WITH kunci AS (
    SELECT coalesce(v_identitas, (SELECT min(no_identitas) FROM pelanggan
      WHERE no_hp = v_hp AND no_hp <> '' AND no_identitas IS NOT NULL)) AS kartu),
  hp AS (
    SELECT v_hp AS no_hp
    UNION
    SELECT q.no_hp FROM kunci k JOIN pelanggan q ON q.no_identitas = k.kartu AND q.no_hp <> ''),
  orang AS (
    SELECT p.kode_toko, p.id FROM kunci k JOIN pelanggan p ON p.no_identitas = k.kartu
    UNION
    SELECT p.kode_toko, p.id FROM hp JOIN pelanggan p ON p.no_hp = hp.no_hp AND p.no_hp <> ''
    WHERE p.no_identitas IS NULL),
  sisi AS (
    SELECT p.kode_toko, p.id_group, p.id, p.harga_total AS jual, 0 AS beli
    FROM orang o JOIN penjualan p ON p.kode_toko = o.kode_toko AND p.id_pelanggan = o.id
    WHERE p.tgl_system = v_tgl
    UNION ALL
    SELECT p.kode_toko, p.id_group, p.id, 0, p.harga_total
    FROM orang o JOIN pembelian p ON p.kode_toko = o.kode_toko AND p.id_pelanggan = o.id
    WHERE p.tgl_system = v_tgl AND p.jenis = 'BELI')
  SELECT coalesce(sum(greatest(jual, beli)), 0)::bigint FROM (
    SELECT sum(s.jual) AS jual, sum(s.beli) AS beli FROM sisi s
      JOIN status_dokumen d ON d.kode_toko = s.kode_toko AND d.id = s.id AND d.status <> 'BATAL'
    GROUP BY s.kode_toko, s.id_group) v $$;
