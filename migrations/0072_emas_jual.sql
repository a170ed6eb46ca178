-- What the accounts say of gold is read from little: diamonds are few among all pieces, the gold behind
-- income and cost of closed days is a sum of the day, and few notes bear a stamp.
SET LOCAL search_path = kencana, pg_temp;

CREATE INDEX barang_berlian ON barang (kode_toko, kode_barcode) WHERE (kode_kategori = 'BERLIAN');
CREATE INDEX dokumen_meterai ON dokumen (kode_toko, tgl_system) WHERE (isi ? 'meterai');

-- jenis: gold that was sold, by the account of its cost, or lost. The account is that of the day.
CREATE TABLE rekap_harian_emas (
  kode_toko text NOT NULL, tgl_system date NOT NULL, jenis text NOT NULL CHECK (jenis IN ('HPP', 'SUSUT')),
  nomor_akun text NOT NULL, kotor bigint NOT NULL, murni bigint NOT NULL,
  PRIMARY KEY (kode_toko, tgl_system, jenis, nomor_akun));
SELECT tabel_proyeksi('rekap_harian_emas');

-- Days that were closed before get their rows.
INSERT INTO rekap_harian_emas
SELECT g.kode_toko, g.tgl_system, 'SUSUT', a.nomor_akun, sum(g.kotor), sum(g.murni)
FROM gram g JOIN rantai r ON r.kode_toko = g.kode_toko AND g.tgl_system <= r.tgl_segel
  JOIN (SELECT kode_toko, min(nomor_akun) AS nomor_akun FROM para_akun_transaksi
    WHERE kode_akun = 'SUSUT' GROUP BY 1) a ON a.kode_toko = g.kode_toko
WHERE g.akun = 'SUSUT' GROUP BY 1, 2, 4;

INSERT INTO rekap_harian_emas
SELECT h.kode_toko, h.tgl_system, 'HPP', h.nomor_akun, sum(g.kotor), sum(g.murni)
FROM (SELECT j.kode_toko, j.tgl_system, min(j.nomor_akun) AS nomor_akun, j.id_posting, j.id_dokumen,
    sum(j.debit - j.kredit) > 0 AS keluar
  FROM jurnal j JOIN rantai r ON r.kode_toko = j.kode_toko AND j.tgl_system <= r.tgl_segel
  WHERE EXISTS (SELECT FROM para_akun_transaksi p WHERE p.kode_toko = j.kode_toko
    AND p.kode_akun = 'HPP' AND p.nomor_akun = j.nomor_akun)
  GROUP BY j.kode_toko, j.tgl_system, j.id_posting, j.id_dokumen) h
  JOIN gram g ON g.kode_toko = h.kode_toko AND g.id_posting = h.id_posting
    AND g.id_dokumen = h.id_dokumen AND g.akun = 'PELANGGAN' AND (g.kotor > 0) = h.keluar
GROUP BY 1, 2, 4;
